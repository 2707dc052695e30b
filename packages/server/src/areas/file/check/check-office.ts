import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { isContainer } from '@samspel/domain/file/begins-as';
import { type FileTypeName, fileTypes } from '@samspel/domain/file/file';
import { Refusal } from '@samspel/domain/refusal';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { bytesIn } from './bytes-in.ts';
import { container } from './container.ts';
import { readApart } from './read-apart.ts';
import { readHead } from './read-head.ts';

/** The most that a file of Word, Excel or PowerPoint may unpack to; more is packed to harm the person who opens it. */
const limits = { entries: 10_000, bytes: 500_000_000, ratio: 300, contents: 2_000_000, relations: 10_000_000 } as const;

/** Files that unpack to fewer bytes may be packed as tightly as they like, since they harm nobody. */
const harmless = 5_000_000;

/**
 * Checks the entries of a file of Word, Excel or PowerPoint, and unpacks only the list of its parts and what it says of their relations. Throws
 * `file.password` if it is locked with one, `file.mismatch` if it is not such a file, `file.macros` if it has macros, `file.embedded` if it has
 * programs' own files in it, `file.fetches` if it loads a template or a part from an address, `file.packed` if it unpacks to too much.
 */
export async function checkOffice(path: string, type: FileTypeName): Promise<void> {
  await refuseLocked(path);
  const zip = await openPromise(path, { autoClose: false }).catch(refuse);
  try {
    const entries = await readEntries(zip);
    const contents = entries.find(({ fileName }) => fileName === '[Content_Types].xml');
    if (!contents || contents.uncompressedSize > limits.contents) throw new Refusal('file.mismatch', 'file');
    const parts = (await read(zip, contents)).toString();
    if (/macroEnabled|vbaProject/i.test(parts)) throw new Refusal('file.macros', 'file');
    if (!parts.includes(`${fileTypes[type].contentType}.main+xml`)) throw new Refusal('file.mismatch', 'file');
    await refuseLoading(zip, entries);
  } finally {
    zip.close();
  }
}

async function refuseLocked(path: string): Promise<void> {
  if (!isContainer(await readHead(path))) return;
  const found = await bytesIn(createReadStream(path), { locked: container.locked });
  throw new Refusal(found.has('locked') ? 'file.password' : 'file.mismatch', 'file');
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw new Refusal('file.packed', 'file');
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch {
    throw new Refusal('file.mismatch', 'file');
  }
  const bytes = sum(entries, 'uncompressedSize');
  const isTight = bytes > harmless && bytes > sum(entries, 'compressedSize') * limits.ratio;
  if (bytes > limits.bytes || isTight) throw new Refusal('file.packed', 'file');
  const has = (name: RegExp) => entries.some(({ fileName }) => name.test(fileName));
  if (has(/vbaProject\.bin$/i) || has(/\/embeddings\/[^/]+\.(do[ct]m|xl[st]m|xlsb|xlam|pp[stao]m|ppsm|potm)$/i))
    throw new Refusal('file.macros', 'file');
  if (has(/\/(embeddings|activeX)\/[^/]+\.bin$/i)) throw new Refusal('file.embedded', 'file');
  return entries;
}

async function refuseLoading(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const written = entries.filter(({ fileName }) => /\.rels$/i.test(fileName));
  if (sum(written, 'uncompressedSize') > limits.relations) throw new Refusal('file.packed', 'file');
  const relations: Uint8Array[] = [];
  for (const entry of written) relations.push(await read(zip, entry));
  await readApart({ relations }, 'file.packed');
}

const read = async (zip: ZipFile, entry: Entry): Promise<Buffer> =>
  buffer(await zip.openReadStreamPromise(entry).catch(refuse)).catch(refuse);

const sum = (entries: readonly Entry[], of: 'uncompressedSize' | 'compressedSize') =>
  entries.reduce((total, entry) => total + entry[of], 0);

/** A file that cannot be unpacked is not an Office file. */
function refuse(): never {
  throw new Refusal('file.mismatch', 'file');
}
