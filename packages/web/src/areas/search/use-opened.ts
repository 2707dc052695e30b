import { idFromUri } from '@samspel/domain/subject/address';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMe } from '../../core/person/me.tsx';
import { readLocal, writeLocal } from '../../storage/local.ts';
import { type FoundKind, useKinds } from '../../subject/kinds.tsx';

/** How many of the things opened last are remembered. */
const most = 7;

const nameOf = (person: string) => `opened.${person}`;

/**
 * Returns the ids of what a person opened last in this browser, the latest first. Their titles are read anew, since they may have been hidden since.
 */
export function readOpened(person: string): string[] {
  const ids: unknown = parse(readLocal(nameOf(person)));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && idFromUri(id) === id).slice(0, most) : [];
}

function parse(text: string | null): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return null;
  }
}

/** Remembers what the address shows: a thing, or what is open on its page. */
export function useKeepOpened(): void {
  const { id: person } = useMe();
  const { pathname, search } = useLocation();
  const id = openedBy(
    useKinds().flatMap(({ found }) => (found ? [found.path] : [])),
    pathname,
    search,
  );
  useEffect(() => {
    if (id)
      writeLocal(
        nameOf(person),
        JSON.stringify([id, ...readOpened(person).filter((one) => one !== id)].slice(0, most)),
      );
  }, [person, id]);
}

/** Returns the id of what an address shows; null if it is not the page of a thing. @param paths the addresses of things of each kind */
function openedBy(paths: readonly FoundKind['path'][], pathname: string, search: string): string | null {
  const [uri = '', above = null] = pathname.split('/').reverse();
  const isPage = paths.some((path) => [null, above].some((home) => path({ id: uri, uri, home }) === pathname));
  if (!isPage) return null;
  const activity = new URLSearchParams(search).get('activity');
  return idFromUri(activity ?? '') ?? idFromUri(uri);
}
