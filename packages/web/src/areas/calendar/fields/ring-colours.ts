import { defaultCalendarColor } from '@samspel/domain/calendar/calendar';
import type { Say } from '@samspel/i18n/say';
import { DEFAULT_RING_COLOURS } from '@samspel/wheel';
import type { Swatch } from '../../../ui/colour-field.tsx';

/** The names of the wheel's twelve colours, in their order; the first is the colour that a new year wheel begins with. */
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

/** The colours to choose from for a year wheel, named in the language shown. */
export function ringSwatches(say: Say): Swatch[] {
  return names.map((name, index) => ({
    value: index === 0 ? defaultCalendarColor : DEFAULT_RING_COLOURS[index]!,
    name: say(`calendarForm.colour.${name}`),
  }));
}

/** The name of a colour, #rrggbb; one of people's own is called by its number. */
export const sayColour = (say: Say, colour: string): string =>
  ringSwatches(say).find(({ value }) => value === colour)?.name ?? colour;
