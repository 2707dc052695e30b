import { matchPath } from 'react-router';
import type { MenuEntry } from '../../subject/area.ts';

type Place = Pick<MenuEntry, 'to' | 'also'>;

/** Returns the menu entry that a page belongs to; if several match, the one with the longest path. @param pathname below /app */
export function placeOf<Entry extends Place>(entries: readonly Entry[], pathname: string): Entry | undefined {
  const close = entries.flatMap((entry) =>
    [entry.to, ...entry.also]
      .flatMap((path) => matchPath({ path, end: false }, pathname) ?? [])
      .map(({ pathnameBase }) => ({ entry, length: pathnameBase.length })),
  );
  return close.toSorted((one, other) => other.length - one.length)[0]?.entry;
}
