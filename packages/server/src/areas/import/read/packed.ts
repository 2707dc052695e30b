import { text } from 'node:stream/consumers';
import { Refusal } from '@samspel/domain/refusal';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { importLimits } from './limits.ts';

/** A packed file whose entries have been looked at. */
export type Packed = { zip: ZipFile; entries: ReadonlyMap<string, Entry> };

/** Opens a packed file. Throws `file.mismatch` if it is none, `file.packed` if it unpacks to more than is read; yauzl holds each entry to its size. */
export async function openPacked(bytes: Buffer): Promise<Packed> {
  const entries = new Map<string, Entry>();
  try {
    const zip = await fromBufferPromise(bytes, { autoClose: false, validateEntrySizes: true });
    if (zip.entryCount > importLimits.entries) throw new Refusal('file.packed', 'file');
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const unpacked = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (unpacked > importLimits.unpacked) throw new Refusal('file.packed', 'file');
    return { zip, entries };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('file.mismatch', 'file');
  }
}

/** Throws as `openPacked`, and reads every entry, since one may unpack to more than it says. */
export async function refusePacked(bytes: Buffer): Promise<void> {
  const { zip, entries } = await openPacked(bytes);
  try {
    for (const entry of entries.values()) for await (const _ of await zip.openReadStreamPromise(entry));
  } catch {
    throw new Refusal('file.packed', 'file');
  } finally {
    zip.close();
  }
}

/** Reads an entry as text; '' if there is none. */
export async function readEntry({ zip, entries }: Packed, name: string): Promise<string> {
  const entry = entries.get(name);
  return entry ? text(await zip.openReadStreamPromise(entry)) : '';
}
