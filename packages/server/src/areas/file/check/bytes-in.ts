import type { Readable } from 'node:stream';

/** Whether a stream of bytes contains others, also where its blocks divide them. */
export async function bytesIn(stream: Readable, sought: Buffer): Promise<boolean> {
  let before: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const seen = Buffer.concat([before, chunk]);
    if (seen.includes(sought)) return true;
    before = seen.subarray(-sought.length);
  }
  return false;
}
