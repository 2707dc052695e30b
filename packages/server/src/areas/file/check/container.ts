/** A name of a part, as the directory of a container of the old formats of Office writes it. */
const named = (name: string) => Buffer.from(`${name}\0`, 'utf16le');

/** What a container has in it, by the name of the part that holds it. */
export const container = {
  doc: named('WordDocument'),
  xls: named('Workbook'),
  /** A workbook of Excel 5 and 95. */
  xls5: named('Book'),
  ppt: named('PowerPoint Document'),
  /** A file of the new formats that is locked with a password. */
  locked: named('EncryptedPackage'),
  macros: Buffer.from('_VBA_PROJECT', 'utf16le'),
} as const;
