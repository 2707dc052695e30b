import type { Readable } from 'node:stream';

/** Returns which of some sequences of bytes a stream contains, also where its blocks divide them. */
export async function bytesIn<Name extends string>(
  stream: Readable,
  sought: Readonly<Record<Name, Buffer>>,
): Promise<Set<Name>> {
  const names = Object.keys(sought) as Name[];
  const longest = Math.max(...names.map((name) => sought[name].length));
  const found = new Set<Name>();
  let before: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const seen = Buffer.concat([before, chunk]);
    for (const name of names) if (!found.has(name) && seen.includes(sought[name])) found.add(name);
    if (found.size === names.length) break;
    before = seen.subarray(-longest);
  }
  return found;
}
