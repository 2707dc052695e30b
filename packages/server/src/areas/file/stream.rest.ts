import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Caller } from '../../core/base/caller.ts';
import { smallKey } from '../../core/base/storage.ts';
import { inert } from '../../core/rest/inert.ts';
import { type Call, signedInRoute } from '../../core/rest/route.ts';
import { readStored } from './file.queries.ts';
import { sendStored } from './send-stored.ts';

type FileCall = Call<{ id: number }>;

/** Sends a file for download under its name. */
export const streamRoute = signedInRoute(
  { method: 'GET', path: '/file/stream/:id', input: z.strictObject({ id }), isTransfer: true },
  async (call: FileCall, caller) => sendStored(call, await find(call, caller)),
);

/** Sends the small picture of a file; 404 if it has none. */
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
