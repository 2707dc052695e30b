import type { FileTypeName } from './file.ts';
import { textChecker } from './text-checker.ts';

/** The number of bytes by which the beginning of a file is known. */
export const headLength = 1_024;

/** The first bytes of what is known by them. */
const marks = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  zip: [0x50, 0x4b, 0x03, 0x04],
  /** The container of the old formats of Office, and of the new ones with a password. */
  container: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
} as const;

const begins = (head: Uint8Array, mark: keyof typeof marks) => marks[mark].every((byte, at) => head[at] === byte);

/** Whether what is read of a file begins as the container of the old formats of Office. */
export const isContainer = (head: Uint8Array): boolean => begins(head, 'container');

const packed = (head: Uint8Array) => begins(head, 'zip') || isContainer(head);

/** How a file of a type begins. A PDF may have something before its mark: readers look for it within the first 1,024 bytes. */
const beginnings: Record<FileTypeName, (head: Uint8Array) => boolean> = {
  doc: isContainer,
  xls: isContainer,
  ppt: isContainer,
  docx: packed,
  xlsx: packed,
  pptx: packed,
  pdf: (head) => new TextDecoder('latin1').decode(head).includes('%PDF-'),
  jpeg: (head) => begins(head, 'jpeg'),
  png: (head) => begins(head, 'png'),
  svg: (head) => /^(<|$)/.test(new TextDecoder().decode(head).trimStart()),
  txt: (head) => textChecker()(head),
};

/**
 * Whether a file begins as one of its type does. Whoever has the whole file looks further; what does not begin so is never one of the type.
 * @param head the first 1,024 bytes, or all of a shorter file
 */
export const beginsAs = (type: FileTypeName, head: Uint8Array): boolean => beginnings[type](head);
