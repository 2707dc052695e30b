import type { Day } from '@samspel/domain/time/day';
import type { Say } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';

/** A value as a history keeps it: its words, and the code of what has one. */
export interface SayableValue {
  text: string;
  code: string;
}

/** How a history shows a field. */
export interface ShownField {
  label: TextId;
  /** Says a value; without it the value's own words are shown. */
  say?: (say: Say, value: SayableValue, today: Day) => string;
  /** Holds several values: only what came and went is shown. */
  isList?: boolean;
  /** Its values name somebody: one without a name is of somebody who is gone. */
  isName?: boolean;
  /** Its values are colours, #rrggbb. */
  isColour?: boolean;
}

/** The fields of a kind by name, in the order in which people read them. */
export type ShownFields = Readonly<Record<string, ShownField>>;
