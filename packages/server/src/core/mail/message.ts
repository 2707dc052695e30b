import { randomUUID } from 'node:crypto';
import type { Attachment } from './mail-writer.ts';

/** Everything needed to send a mail. */
export type Letter = {
  /** Its number in the outbox: sent again after a crash, it has the same Message-ID. */
  id: number;
  from: string;
  to: string;
  subject: string;
  body: string;
  /** The same as `body`, for mail programs that show HTML. */
  html?: string | undefined;
  headers: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[] | undefined;
  date: Date;
};

/** The bytes of one encoded word, so that its line has at most 76 characters, including the name of the header (RFC 2047). */
const wordBytes = 39;

/**
 * Writes a mail as RFC 5322 text with `lineEnd` after each line. The text/plain part, the only one if there is no HTML, is unencoded (7bit or
 * 8bit), so that a person or a program can read it as it is (product/accounts#the-calls-of-signing-in).
 */
export function messageOf(letter: Letter, lineEnd: '\r\n' | '\n'): string {
  const { id, from, to, subject, body, html, headers, attachments = [], date } = letter;
  const plain = plainPart(body);
  const words = html === undefined ? plain : joined('alternative', [plain, htmlPart(html)]);
  const part = attachments.length === 0 ? words : joined('mixed', [words, ...attachments.map(filePart)]);
  const head = {
    From: encodedSender(from),
    To: to,
    Subject: encodedWords(subject),
    Date: date.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${id}.${date.getTime().toString(36)}@${addressOf(from).split('@').at(-1)}>`,
    'Auto-Submitted': 'auto-generated',
    ...headers,
    'MIME-Version': '1.0',
  };
  return `${linesOf({ head: { ...head, ...part.head }, content: part.content })}\n`.replaceAll('\n', lineEnd);
}

/** A part of a mail: its headers, and its lines. */
type Part = { head: Record<string, string>; content: string };

const linesOf = ({ head, content }: Part): string =>
  [...Object.entries(head).map(([name, value]) => `${name}: ${onOneLine(value)}`), '', content].join('\n');

function plainPart(body: string): Part {
  const content = body.replace(/\r\n?/g, '\n').trimEnd();
  const encoding = isAscii(content) ? '7bit' : '8bit';
  return { head: { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': encoding }, content };
}

/** Makes an HTML part, in base64, since its lines may be longer than mail allows. */
function htmlPart(html: string): Part {
  const content = inLines(Buffer.from(html));
  return { head: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Transfer-Encoding': 'base64' }, content };
}

/** Base64 in lines of 76 characters. */
const inLines = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('base64')
    .replace(/.{76}(?=.)/g, '$&\n');

function filePart({ name, type, bytes }: Attachment): Part {
  const head = {
    'Content-Type': `${type}; name="${name}"`,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Transfer-Encoding': 'base64',
  };
  return { head, content: inLines(bytes) };
}

/** Joins parts (RFC 2046): with the same content in several formats, the best one last, or one after the other. */
function joined(way: 'alternative' | 'mixed', parts: readonly Part[]): Part {
  const boundary = randomUUID();
  const content = parts.map((part) => `--${boundary}\n${linesOf(part)}\n`).join('');
  return {
    head: { 'Content-Type': `multipart/${way}; boundary="${boundary}"` },
    content: `${content}--${boundary}--`,
  };
}

/** Returns the address of `Name <address>`, or of a bare address. */
export const addressOf = (sender: string): string => (/<([^<>]+)>/.exec(sender)?.[1] ?? sender).trim();

function encodedSender(sender: string): string {
  const name = sender.slice(0, sender.indexOf('<')).trim();
  return name && sender.includes('<') ? `${encodedWords(name)} <${addressOf(sender)}>` : addressOf(sender);
}

const isAscii = (text: string) => /^[\n\x20-\x7e]*$/.test(text);

/** Returns a text for a header: unchanged if it is ASCII, else as encoded words, each of whole characters. */
function encodedWords(text: string): string {
  if (isAscii(text)) return text;
  const words: string[] = [''];
  for (const character of text) {
    if (Buffer.byteLength(words.at(-1) + character) > wordBytes) words.push('');
    words[words.length - 1] += character;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\n ');
}

/** Removes line breaks from a header, except those before a space, so that a value cannot start a new header. */
const onOneLine = (value: string) => value.replace(/[\r\n]+(?! )/g, ' ');
