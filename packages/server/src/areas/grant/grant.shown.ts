import type { Deadline, RadarEntry } from '@samspel/domain/grant/grant';
import type { Codec, HistoryValue } from '../../subject/codecs.ts';

/** Each item of a list as a code that the screen has words for: its parts with a space between. */
const eachAs = <Item>(show: (item: Item) => HistoryValue): Codec => ({
  show: (value) => (value as Item[]).map(show),
});

/** Deadlines as `APPLICATION 2027-03-01`, an expected one with ` expected` behind. */
export const deadlineList = eachAs<Deadline>(({ type, date, isExpected }) => ({
  code: `${type} ${date}${isExpected ? ' expected' : ''}`,
}));

/** Entries of the radar as `EFFORT ECONOMY 3`. */
export const radarList = eachAs<RadarEntry>(({ type, name, sum }) => ({ code: `${type} ${name} ${sum}` }));

/** Links as their words and address. */
export const linkList = eachAs<{ label: string; href: string }>(({ label, href }) => ({ text: `${label}: ${href}` }));

/** Sectors, by id: the screen knows their titles. */
export const sectorList = eachAs<number>((id) => ({ code: String(id) }));

/** A source, by id: the screen knows its name. */
export const sourceName: Codec = { show: (value) => [{ code: String(value) }] };
