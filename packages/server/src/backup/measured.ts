import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** How many bytes went through, and their SHA-256. */
export type Measure = { bytes: number; sha256: string };

/** Makes a stream that passes everything on, and a function that returns what went through it, for use after its end. */
export function measured(): { stream: Transform; measure: () => Measure } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, measure: () => ({ bytes, sha256: hash.digest('hex') }) };
}
