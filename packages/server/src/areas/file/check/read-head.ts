import { open } from 'node:fs/promises';
import { headLength } from '@samspel/domain/file/begins-as';

/** Returns the first bytes of a local file, by which its type is known. */
export async function readHead(path: string): Promise<Uint8Array> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength));
  return buffer.subarray(0, bytesRead);
}
