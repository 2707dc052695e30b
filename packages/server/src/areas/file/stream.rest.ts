import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Caller } from '../../core/base/caller.ts';
import { smallKey } from '../../core/base/storage.ts';
import { inert } from '../../core/rest/inert.ts';
import { type Call, signedInRoute } from '../../core/rest/route.ts';
import { readStored } from './file.queries.ts';

type FileCall = Call<{ id: number }>;

/** Sends a file, to be saved under its name. */
export const streamRoute = signedInRoute(
  { method: 'GET', path: '/file/stream/:id', input: z.strictObject({ id }), isTransfer: true },
  async (call: FileCall, caller) => {
    const { key, name, contentType, size } = await find(call, caller);
    const stream = await call.services.storage.read(key);
    const headers = { ...inert, 'content-type': contentType, 'content-length': size };
    return call.reply.headers({ ...headers, 'content-disposition': attachmentOf(name) }).send(stream);
  },
);

/** Sends the small picture of a file; 404 where it has none. */
export const smallRoute = signedInRoute(
  { method: 'GET', path: '/file/small/:id', input: z.strictObject({ id }), isTransfer: true },
  async (call: FileCall, caller) => {
    const { key, hasSmall } = await find(call, caller);
    if (!hasSmall) throw new Refusal('notFound', 'id');
    const stream = await call.services.storage.read(smallKey(key));
    return call.reply.headers({ ...inert, 'content-type': 'image/webp' }).send(stream);
  },
);

async function find({ input, services: { db } }: FileCall, caller: Caller) {
  await findSubject(db, caller, input.id, 'see', { kind: 'USERFILE', field: 'id' });
  return readStored(db, input.id);
}

/** The header that says under which name to save: in ASCII for the oldest, and as it is. */
function attachmentOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
