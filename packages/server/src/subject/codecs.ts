import type { Body } from '@samspel/domain/subject/change';
import { readStoredText } from '@samspel/domain/text/stored-text';
import type { Tx } from '../core/database/pool.ts';

/** A value as a history shows it: a text, a code that the screen has words for, or the id of something with a name. */
export type HistoryValue = {
  text?: string;
  code?: string;
  personId?: number;
  kostraId?: number;
  principalId?: number;
  thingId?: number;
};

/** A change to be undone: the fields that it changed, the body before it, and the body as it is now. */
export type Undo = { fields: readonly string[]; before: Body; now: Body };

/** Fields that are one whole to people and in the input, such as an access list or the dates of a series. */
export type Whole = {
  /** Fields that must all be unchanged since the change, whichever field of the whole is undone. */
  together?: readonly string[];
  /** Returns the part of the input that gives the fields their values from before. */
  undo: (tx: Tx, undo: Undo) => Body | Promise<Body>;
};

/** How a field of a body is shown and undone. */
export type Codec = {
  /** @param other the value on the other side of the change */
  show: (value: unknown, other: unknown) => HistoryValue[];
  /** The fields that it is undone with; if missing, it goes back into the input under its own name. */
  whole?: Whole;
  /** It only follows from something else that people do, so a change of it is not undone by itself. */
  isConsequence?: true;
  /** Whether a change of it stays, since undoing may not take it back. */
  stays?: (before: unknown, after: unknown) => boolean;
};
export type Fields = Readonly<Record<string, Codec>>;

const asText = (value: unknown): HistoryValue => ({ text: String(value) });
const shownAs = (show: (value: unknown) => HistoryValue): Codec => ({ show: (value) => [show(value)] });

/** A line of text, a day (YYYY-MM-DD), a time or a colour. */
export const line: Codec = shownAs(asText);
/** A day, YYYY-MM-DD. */
export const day: Codec = shownAs(asText);
/** One of some choices, for which the screen has words. */
export const word: Codec = shownAs((value) => ({ code: String(value) }));
/** Rich text, shown as its words. */
export const richText: Codec = shownAs((value) => ({ text: readStoredText(String(value)).text }));
/** A person, by id. */
export const person: Codec = shownAs((value) => ({ personId: Number(value) }));
/** Another thing, by id: shown by its title to people who may read it, and by its id to all. */
export const thing: Codec = shownAs((value) => ({ code: String(value), thingId: Number(value) }));
/** A value that the screen reads as JSON, such as a repetition. */
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
/** The same field, if it only follows from something else. */
export const consequence = (codec: Codec): Codec => ({ ...codec, isConsequence: true });

/** Picks fields of a body by name; a missing field is null. */
export const pick = (body: Body, fields: readonly string[]): Body =>
  Object.fromEntries(fields.map((field) => [field, body[field] ?? null]));
