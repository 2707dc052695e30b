import { Refusal } from '../refusal.ts';
import { richTextFromDraft } from './legacy.ts';
import { plainTextOf, richTextOf } from './plain-text.ts';
import { checkRichText, type RichText, refuseTooLarge } from './rich-text.ts';

/** A rich text as it is stored and sent: its JSON and its plain text (product/content#rich-text). */
export type StoredText = { json: string; text: string };

/** What a rich text may hold besides what is always allowed: the names of people. */
type Allowed = { mentions?: boolean };

/**
 * Reads what a person wrote, sent as a JSON string: ProseMirror JSON is checked, Draft.js raw content is converted, and anything else is a plain text
 * (product/content#rich-text). Throws the refusals of `parseRichText`.
 */
export const readWrittenText = (given: string): StoredText => storedTextOf(readWrittenDocument(given));

/** Like `readWrittenText`, but returns the document before it is prepared for storing. */
export function readWrittenDocument(given: string, allowed?: Allowed): RichText {
  refuseTooLarge(given);
  return documentOf(given, allowed);
}

/** Reads what a database or an import holds: like `readWrittenText`, but text that would be refused there is read as plain text. */
export function readStoredText(raw: string): { richText: RichText; text: string } {
  const richText = tolerant(raw);
  return { richText, text: plainTextOf(richText) };
}

function tolerant(raw: string): RichText {
  try {
    return documentOf(raw, { mentions: true });
  } catch (problem) {
    if (problem instanceof Refusal) return richTextOf(raw);
    throw problem;
  }
}

function documentOf(raw: string, allowed?: Allowed): RichText {
  const value = jsonObjectIn(raw);
  if (value === null) return richTextOf(raw);
  return 'type' in value ? checkRichText(value, allowed) : (richTextFromDraft(value) ?? richTextOf(raw));
}

function jsonObjectIn(raw: string): object | null {
  if (!raw.trimStart().startsWith('{')) return null;
  try {
    return JSON.parse(raw) as object;
  } catch {
    return null;
  }
}

/** Returns a rich text as it is stored. Throws `input.tooLong` if its JSON is too large. */
export function storedTextOf(richText: RichText): StoredText {
  const json = JSON.stringify(richText);
  refuseTooLarge(json);
  return { json, text: plainTextOf(richText) };
}
