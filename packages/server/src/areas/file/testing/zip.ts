import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a packed file; `claims` is the unpacked size that it declares, if not its real one. */
export type ZipEntry = { name: string; content: string | Buffer; claims?: number };

/** The bytes of a packed file (ZIP), as programs write them. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims } of entries) {
    const [raw, title] = [Buffer.from(content), Buffer.from(name)];
    const packed = deflateRawSync(raw);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0); // version needed
    common.writeUInt16LE(8, 4); // deflated
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? raw.length, 18);
    common.writeUInt16LE(title.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, title]));
    bodies.push(body);
    at += body.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...bodies, index, Buffer.from('PK\x05\x06'), end]));
}

const main = (format: string) => `application/vnd.openxmlformats-officedocument.${format}.main+xml`;

/** A file of Word as Word writes it, as far as the checks read it. @param part the type of its main part */
export const wordOf = (more: readonly ZipEntry[] = [], part = main('wordprocessingml.document')) =>
  zipOf([
    {
      name: '[Content_Types].xml',
      content: `<Types><Override PartName="/word/document.xml" ContentType="${part}"/></Types>`,
    },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ]);
