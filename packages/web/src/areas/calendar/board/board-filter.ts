import type { BoardActivity } from './board-activity.ts';

/** What narrows a year beside the months chosen on its wheel, alike in every view. */
export interface BoardFilter {
  /** Words, all of which an activity has in its title, its tags or the name of who is responsible; '' asks for none. */
  words: string;
  /** Id of the person responsible; '' is anybody, 'me' whoever reads. */
  person: string;
  /** Id of a tag; '' is any. */
  tag: string;
  late: boolean;
  open: boolean;
  favourites: boolean;
}

export const noFilter: BoardFilter = { words: '', person: '', tag: '', late: false, open: false, favourites: false };

/** The names in the address, which shared links and bookmarks keep. */
const names = { words: 'q', person: 'person', tag: 'tag', late: 'late', open: 'open', favourites: 'starred' } as const;

/** The most characters of words that are looked for. */
const mostCharacters = 100;

/** The filter of an address; what it says badly is left out. */
export function readFilter(address: URLSearchParams): BoardFilter {
  const id = (name: string) => /^(me|[1-9]\d{0,14})$/.exec(address.get(name) ?? '')?.[0] ?? '';
  const flag = (name: string) => address.get(name) === 'true';
  return {
    words: (address.get(names.words) ?? '').slice(0, mostCharacters),
    person: id(names.person),
    tag: id(names.tag),
    late: flag(names.late),
    open: flag(names.open),
    favourites: flag(names.favourites),
  };
}

/** An address with a filter; all else in it stays. */
export function withFilter(address: URLSearchParams, filter: BoardFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const key of Object.keys(names) as (keyof BoardFilter)[]) {
    const value = String(filter[key]);
    if (value === '' || value === 'false') next.delete(names[key]);
    else next.set(names[key], value);
  }
  return next;
}

const narrowing = (filter: BoardFilter) =>
  (Object.keys(noFilter) as (keyof BoardFilter)[]).filter((key) => filter[key] !== noFilter[key]);

export const isFiltering = (filter: BoardFilter): boolean => narrowing(filter).length > 0;

/** How much narrows the year beside its words. */
export const chosenCount = (filter: BoardFilter): number => narrowing({ ...filter, words: '' }).length;

/** Returns the question whether an activity is wanted. @param me id of who reads */
export function wantedBy(filter: BoardFilter, me: string): (activity: BoardActivity) => boolean {
  const words = filter.words.toLocaleLowerCase('nb').split(/\s+/).filter(Boolean);
  const person = filter.person === 'me' ? me : filter.person;
  return (activity) =>
    (!filter.open || !activity.isDone) &&
    (!filter.late || activity.isOverdue === true) &&
    (!filter.favourites || activity.isFavourite) &&
    (!person || activity.responsible?.id === person) &&
    (!filter.tag || activity.tags.some(({ id }) => id === filter.tag)) &&
    (words.length === 0 || hasAll(words, activity));
}

function hasAll(words: readonly string[], { title, tags, responsible }: BoardActivity): boolean {
  const text = [title, ...tags.map((tag) => tag.title), responsible?.name ?? ''].join('\n').toLocaleLowerCase('nb');
  return words.every((word) => text.includes(word));
}
