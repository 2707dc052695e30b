import { foldText } from '@samspel/domain/text/fold';
import type { BoardActivity } from './board-activity.ts';

/** What narrows a year besides the months chosen on its wheel; the same in every view. */
export interface BoardFilter {
  /** Words that must all be in the title, the tags or the name of the responsible person; '' for no filter. */
  words: string;
  /** Id of the responsible person; '' for anybody, 'me' for the reader. */
  person: string;
  /** Id of a tag; '' for any. */
  tag: string;
  late: boolean;
  open: boolean;
  favourites: boolean;
}

export const noFilter: BoardFilter = { words: '', person: '', tag: '', late: false, open: false, favourites: false };

/** The names in the address, which links and bookmarks rely on. */
const names = { words: 'q', person: 'person', tag: 'tag', late: 'late', open: 'open', favourites: 'starred' } as const;

/** The most characters searched for. */
const mostCharacters = 100;

/** Reads the filter from an address; invalid values are ignored. */
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

/** Puts the filter into an address; all else in it stays. */
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

/** The number of filters in use, not counting words. */
export const chosenCount = (filter: BoardFilter): number => narrowing({ ...filter, words: '' }).length;

/** Returns a test for whether an activity passes. @param me id of the reader */
export function wantedBy(filter: BoardFilter, me: string): (activity: BoardActivity) => boolean {
  const words = foldText(filter.words).split(' ').filter(Boolean);
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
  const text = foldText([title, ...tags.map((tag) => tag.title), responsible?.name ?? ''].join('\n'));
  return words.every((word) => text.includes(word));
}
