import { text } from 'node:stream/consumers';
import { type FileTypeName, fileTypes } from '@samspel/domain/file/file';
import { Refusal } from '@samspel/domain/refusal';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** The most that a file of Word, Excel or PowerPoint may unpack to; more is packed to harm the person who opens it. */
const limits = { entries: 10_000, bytes: 500_000_000, ratio: 300, contents: 2_000_000 } as const;

/** Files that unpack to fewer bytes may be packed as tightly as they like, since they harm nobody. */
const harmless = 5_000_000;

/**
 * Checks the entries of a file of Word, Excel or PowerPoint, and unpacks only the list of its parts. Throws `file.mismatch` if it is not such a file,
 * `file.macros` if it has macros, `file.packed` if it unpacks to too much.
 */
export async function checkOffice(path: string, type: FileTypeName): Promise<void> {
  const zip = await openPromise(path, { autoClose: false }).catch(refuse);
  try {
    const entries = await readEntries(zip);
    const contents = entries.find(({ fileName }) => fileName === '[Content_Types].xml');
    if (!contents || contents.uncompressedSize > limits.contents) throw new Refusal('file.mismatch', 'file');
    const parts = await text(await zip.openReadStreamPromise(contents)).catch(refuse);
    if (/macroEnabled|vbaProject/i.test(parts)) throw new Refusal('file.macros', 'file');
    if (!parts.includes(`${fileTypes[type].contentType}.main+xml`)) throw new Refusal('file.mismatch', 'file');
  } finally {
    zip.close();
  }
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
  if (entries.some(({ fileName }) => /vbaProject\.bin$/i.test(fileName))) throw new Refusal('file.macros', 'file');
  return entries;
}

const sum = (entries: readonly Entry[], of: 'uncompressedSize' | 'compressedSize') =>
  entries.reduce((total, entry) => total + entry[of], 0);

/** A file that cannot be unpacked is not an Office file. */
function refuse(): never {
  throw new Refusal('file.mismatch', 'file');
}
