import type { Day } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';

/** A value in a history: its text, and its code if it has one. */
export interface SayableValue {
  text: string;
  code: string;
}

/** How a history shows a field. */
export interface ShownField {
  label: TextId;
  /** Says a value; if missing, the value's own text is shown. */
  say?: (say: Say, value: SayableValue, today: Day) => string;
  /** Whether it holds several values: only those added and removed are shown. */
  isList?: boolean;
  /** Whether its values name somebody: a value without a name means a person who is gone. */
  isName?: boolean;
  /** Whether its values are colours, #rrggbb. */
  isColour?: boolean;
}

/** The fields of a kind by name, in reading order. */
export type ShownFields = Readonly<Record<string, ShownField>>;
