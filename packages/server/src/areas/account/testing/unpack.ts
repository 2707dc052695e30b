import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer } from 'yauzl';

/** The content of a zip file: the bytes of its files by their names. */
export type Unpacked = ReadonlyMap<string, Buffer>;

/** Unpacks a zip file. */
export async function unpack(bytes: Buffer): Promise<Unpacked> {
  const zip = await promisify<Buffer, { lazyEntries: true }, import('yauzl').ZipFile>(fromBuffer)(bytes, {
    lazyEntries: true,
  });
  const found = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(found));
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        buffer(stream).then((content) => {
          found.set(entry.fileName, content);
          zip.readEntry();
        }, reject);
      });
    });
    zip.readEntry();
  });
}
