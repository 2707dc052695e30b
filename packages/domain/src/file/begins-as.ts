import type { FileTypeName } from './file.ts';
import { beginningOfText, textChecker } from './text-checker.ts';

/** The number of bytes by which the beginning of a file is known. */
export const headLength = 1_024;

/** The first bytes of what is known by them. */
const marks = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  zip: [0x50, 0x4b, 0x03, 0x04],
  /** The container of the old formats of Office, and of the new ones with a password. */
  container: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  program: [0x4d, 0x5a],
} as const;

const begins = (head: Uint8Array, mark: keyof typeof marks) => marks[mark].every((byte, at) => head[at] === byte);

/** Whether what is read of a file begins as the container of the old formats of Office. */
export const isContainer = (head: Uint8Array): boolean => begins(head, 'container');

const packed = (head: Uint8Array) => begins(head, 'zip') || isContainer(head);

/** How a page of the web, and how a drawing begins, whatever stands before its first element. */
const page = /^<!doctype html\b|^(<[?!][^>]*>\s*)*<(html|head|body|script)\b/i;
const drawing = /^(<[?!][^>]*>\s*)*<svg\b/i;

/** How a document begins that is written in letters, and is made to be read by a program: PDF, PostScript, RTF. */
const written = /^(%PDF-|%!PS|\{\\rtf)/;

const isPage = (head: Uint8Array) => page.test(beginningOfText(head));

function isPlainText(head: Uint8Array): boolean {
  const start = beginningOfText(head);
  return textChecker()(head) && ![page, drawing, written].some((other) => other.test(start));
}

/** A PDF may have something before its mark: readers look for it within the first 1,024 bytes. What other programs open is none. */
const isPdf = (head: Uint8Array) =>
  new TextDecoder('latin1').decode(head).includes('%PDF-') &&
  !(Object.keys(marks) as (keyof typeof marks)[]).some((mark) => begins(head, mark)) &&
  !isPage(head);

/** Whether a text is a document that programs open, written in letters alone, under whatever name it is handed over. */
export const isWrittenDocument = (head: Uint8Array): boolean => written.test(beginningOfText(head));

/** How a file of a type begins. */
const beginnings: Record<FileTypeName, (head: Uint8Array) => boolean> = {
  doc: isContainer,
  xls: isContainer,
  ppt: isContainer,
  docx: packed,
  xlsx: packed,
  pptx: packed,
  pdf: isPdf,
  jpeg: (head) => begins(head, 'jpeg'),
  png: (head) => begins(head, 'png'),
  svg: (head) => /^(<|$)/.test(new TextDecoder().decode(head).trimStart()) && !isPage(head),
  txt: isPlainText,
};

/**
 * Whether a file begins as one of its type does. Whoever has the whole file looks further; what does not begin so is never one of the type.
 * @param head the first 1,024 bytes, or all of a shorter file
 */
export const beginsAs = (type: FileTypeName, head: Uint8Array): boolean => beginnings[type](head);
