import { isWrittenDocument } from '@samspel/domain/file/begins-as';
import { Refusal } from '@samspel/domain/refusal';

/** How the bytes of a file are read. */
export type SourceKind = 'xlsx' | 'docx' | 'ics' | 'html' | 'text';

/** What a file of Office with a password has in it, as UTF-16. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Finds out what a file is by what is in it, whatever its name says. Throws `file.empty`, `import.locked` if it has a password, `import.oldFormat` if
 * Excel or Word before 2007 wrote it, `file.mismatch` if it is not what its name says, `import.notAccepted` if it is nothing that can be read.
 */
export function kindOf(bytes: Buffer, name: string): SourceKind {
  if (bytes.length === 0) throw new Refusal('file.empty', 'file');
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return packedKind(bytes, name);
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) refuseOldOffice(bytes);
  if (bytes.subarray(0, 1_024).includes('%PDF-')) throw notRead(name, /\.pdf$/i);
  if (isWrittenDocument(bytes.subarray(0, 1_024))) throw notRead(name, /\.(rtf|e?ps)$/i);
  const start = bytes.subarray(0, 4_000).toString('latin1').replaceAll('\0', '');
  if (/^\W{0,6}\s*BEGIN:VCALENDAR/i.test(start)) return 'ics';
  if (isBinary(bytes)) throw notRead(name, /\.(?!xlsx|docx|csv|tsv|txt|ics|html?)\w+$/i);
  return /<(?:table|html)\b/i.test(bytes.toString('latin1')) ? 'html' : 'text';
}

function packedKind(bytes: Buffer, name: string): SourceKind {
  if (bytes.includes('word/document')) return 'docx';
  if (bytes.includes('xl/workbook')) return 'xlsx';
  throw notRead(name, /\.(?!xlsx|docx)\w+$/i);
}

function refuseOldOffice(bytes: Buffer): never {
  if (bytes.includes(encrypted)) throw new Refusal('import.locked', 'file');
  throw new Refusal('import.oldFormat', 'file');
}

/** The refusal of what cannot be read: that its name says something else, or that nothing of its kind is read. */
const notRead = (name: string, honest: RegExp): Refusal =>
  new Refusal(honest.test(name) || !name.includes('.') ? 'import.notAccepted' : 'file.mismatch', 'file');

/** Whether bytes are no text: some are control characters, and not every second one, as in UTF-16. */
function isBinary(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4_000);
  const zeros = start.filter((byte) => byte === 0).length;
  const controls = start.filter((byte) => byte < 9 || (byte > 13 && byte < 27)).length;
  return controls > 0 && (controls > zeros || Math.abs(zeros * 2 - start.length) > start.length / 4);
}
