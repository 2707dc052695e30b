import type { Deadline, RadarEntry } from '@samspel/domain/grant/grant';
import { type Codec, type HistoryValue, partOf } from '../../../subject/codecs.ts';

/** Shows each item of a list as a code that the screen has words for: its parts separated by spaces. */
const eachAs = <Item>(show: (item: Item) => HistoryValue): Codec => ({
  show: (value) => (value as Item[]).map(show),
});

/** Deadlines as `APPLICATION 2027-03-01`, with ` expected` appended if expected. */
export const deadlineList = eachAs<Deadline>(({ type, date, isExpected }) => ({
  code: `${type} ${date}${isExpected ? ' expected' : ''}`,
}));

/** Entries of the radar as `EFFORT ECONOMY 3`. */
export const radarList = eachAs<RadarEntry>(({ type, name, sum }) => ({ code: `${type} ${name} ${sum}` }));

/** Links as label and address. */
export const linkList = eachAs<{ label: string; href: string }>(({ label, href }) => ({ text: `${label}: ${href}` }));

/** Sectors by their titles; an undo uses their ids. */
export const sectorList: Codec = partOf(
  { undo: (_tx, { before }) => ({ sectors: (before.sectors as { id: number }[]).map(({ id }) => id) }) },
  eachAs<{ title: string }>(({ title }) => ({ text: title })),
);

/** The source by its name; an undo uses its id. */
export const sourceName: Codec = partOf(
  { undo: (_tx, { before }) => ({ source: (before.source as { id: number } | null)?.id ?? null }) },
  { show: (value) => [{ text: (value as { name: string }).name }] },
);
