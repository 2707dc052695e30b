import { inflateSync } from 'node:zlib';

/** The lengths of what stands before the tables, in bytes: of a WOFF file and each of its entries, and of a plain font file. */
const woff = { head: 44, entry: 20 };
const plain = { head: 12, entry: 16 };

const inFours = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * Unpacks a font of WOFF 1.0 to the plain font file that it holds. Readers of WOFF unpack a table whenever they look at a glyph, which is most of the
 * work of a page; of a plain font they only read.
 */
export function sfntOf(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = file.subarray(woff.head + at * woff.entry);
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = file.subarray(offset, offset + packed);
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.readUInt32BE(16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const size = tables.reduce((sum, { bytes }) => sum + inFours(bytes.length), plain.head + count * plain.entry);
  const font = Buffer.alloc(size);
  const power = 2 ** Math.floor(Math.log2(count));
  file.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * 16, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * 16, 10);
  let offset = plain.head + count * plain.entry;
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = plain.head + at * plain.entry;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, offset);
    offset += inFours(bytes.length);
  }
  return font;
}
