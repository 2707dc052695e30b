import { defaultCalendarColor } from '@samspel/domain/calendar/calendar';
import type { Say } from '@samspel/i18n/say';
import { DEFAULT_RING_COLOURS, ringShades, type Theme } from '@samspel/wheel/pure';
import type { Swatch } from '../../../ui/field/colour-field.tsx';

/** The names of the twelve colours of the wheel, in their order; a new year wheel gets the first one. */
const names = [
  'fjord',
  'rust',
  'grass',
  'heather',
  'mustard',
  'blue',
  'lingon',
  'turquoise',
  'violet',
  'olive',
  'sky',
  'raspberry',
] as const;

const colours = names.map((name, index) => ({
  value: index === 0 ? defaultCalendarColor : DEFAULT_RING_COLOURS[index]!,
  name,
}));

/** The colours to choose from for a year wheel, with their names in the language shown, drawn as a wheel draws them in the theme shown. */
export const ringSwatches = (say: Say, theme: Theme): Swatch[] =>
  colours.map(({ value, name }) => ({
    value,
    drawn: ringShades(value, theme).mark,
    name: say(`calendarForm.colour.${name}`),
  }));

/** The name of a colour, #rrggbb; any other colour is called by its number. */
export function sayColour(say: Say, colour: string): string {
  const known = colours.find(({ value }) => value === colour);
  return known ? say(`calendarForm.colour.${known.name}`) : colour;
}
