import type { Body } from '@samspel/domain/subject/change';
import { readStoredText } from '@samspel/domain/text/stored-text';
import type { Tx } from '../core/database/pool.ts';

/** A value as a history shows it: words to read, a code that the screen has words for, or whose name it is. */
export type HistoryValue = {
  text?: string;
  code?: string;
  personId?: number;
  kostraId?: number;
  principalId?: number;
  thingId?: number;
};

/** What is undone of a body: the fields that a change changed, the body from before, and the body as it is now. */
export type Undo = { fields: readonly string[]; before: Body; now: Body };

/** Fields that are one whole to people and in the input, such as an access list or the dates of a series. */
export type Whole = {
  /** Fields of which none may have been changed since, whichever of the whole is undone. */
  together?: readonly string[];
  /** The part of the input that gives them the values from before. */
  undo: (tx: Tx, undo: Undo) => Body | Promise<Body>;
};

/** How a field of a body is kept: how its value is shown, and how it is undone. */
export type Codec = {
  /** @param other the value on the other side of the change */
  show: (value: unknown, other: unknown) => HistoryValue[];
  /** Undone together with others; without, it goes back into the input under its own name. */
  whole?: Whole;
  /** Follows from something else that people do, so a change of it is not undone by itself. */
  isConsequence?: true;
  /** Whether such a change of it stays: nobody takes it back by undoing. */
  stays?: (before: unknown, after: unknown) => boolean;
};
export type Fields = Readonly<Record<string, Codec>>;

const asText = (value: unknown): HistoryValue => ({ text: String(value) });
const shownAs = (show: (value: unknown) => HistoryValue): Codec => ({ show: (value) => [show(value)] });

/** What people wrote on one line, a day (YYYY-MM-DD), a time or a colour. */
export const line: Codec = shownAs(asText);
/** A day, YYYY-MM-DD. */
export const day: Codec = shownAs(asText);
/** One of some choices, which the screen has words for. */
export const word: Codec = shownAs((value) => ({ code: String(value) }));
/** Rich text, of which the words are shown. */
export const richText: Codec = shownAs((value) => ({ text: readStoredText(String(value)).text }));
/** A person, by id. */
export const person: Codec = shownAs((value) => ({ personId: Number(value) }));
/** Another thing, by id: its title for those who may read it, and the id for all. */
export const thing: Codec = shownAs((value) => ({ code: String(value), thingId: Number(value) }));
/** What the screen reads as JSON, such as a repetition. */
export const json: Codec = shownAs((value) => ({ code: JSON.stringify(value) }));
/** Several texts or days. */
export const list: Codec = { show: (value) => (value as unknown[]).map((text) => ({ text: String(text) })) };
/** Service areas, by id. */
export const kostra: Codec = { show: (value) => (value as number[]).map((kostraId) => ({ kostraId })) };
/** Spans of days, shown as start/end. */
export const spans: Codec = {
  show: (value) =>
    (value as { startDate: string; endDate: string }[]).map((span) => ({ text: `${span.startDate}/${span.endDate}` })),
};

/** The same field as a part of a whole. */
export const partOf = (whole: Whole, codec: Codec): Codec => ({ ...codec, whole });
/** The same field where it only follows from something else. */
export const consequence = (codec: Codec): Codec => ({ ...codec, isConsequence: true });

/** Fields of a body, by name; null for one that it lacks. */
export const pick = (body: Body, fields: readonly string[]): Body =>
  Object.fromEntries(fields.map((field) => [field, body[field] ?? null]));
