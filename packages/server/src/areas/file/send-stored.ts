import { inert } from '../../core/rest/inert.ts';
import type { Call } from '../../core/rest/route.ts';

/** A file as it is stored, and its name. */
export type Stored = { key: string; name: string; contentType: string; size: number };

/** Sends a file for download under its name, so that no browser shows it as a page. */
export async function sendStored(
  { services, reply }: Pick<Call<unknown>, 'services' | 'reply'>,
  { key, name, contentType, size }: Stored,
) {
  const stream = await services.storage.read(key);
  const headers = { ...inert, 'content-type': contentType, 'content-length': size };
  return reply.headers({ ...headers, 'content-disposition': attachmentOf(name) }).send(stream);
}

/** Letters that are more than another with a mark. */
const spellings: Record<string, string> = { æ: 'ae', ø: 'o', Æ: 'AE', Ø: 'O' };

/** The header with the name to save under: in ASCII for the oldest browsers, and as it is. */
function attachmentOf(name: string): string {
  const spelled = name
    .replace(/[æøÆØ]/g, (letter) => spellings[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const plain = spelled.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
