import { useQuery } from 'urql';
import { SearchAllDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import type { EntryGroup } from './entry.ts';
import { useFoundGroups } from './use-found-groups.tsx';

/** The results of a search, and what is said instead of them. */
export interface Found {
  groups: readonly EntryGroup[];
  /** Says that it is searching, that nothing was found, that something else was searched for, or what failed. */
  status: string | undefined;
  /** Whether that is that nothing was found. */
  isNothing?: boolean;
}

/** Searches everything. @param query sent to the server; '' if there is none yet @param typed the text in the field now */
export function useFound(query: string, typed: string): Found {
  const say = useText();
  const sayProblem = useProblemText();
  const groupsOf = useFoundGroups();
  const [{ data, error, fetching, operation }] = useQuery({
    query: SearchAllDocument,
    variables: { query },
    pause: query === '',
  });
  const isOld = operation?.variables.query !== typed;
  const found = data && !(isOld && error) ? data.search : undefined;
  if (error && !fetching && !isOld)
    return { groups: [], status: say('shell.error.fetching', { message: sayProblem(error) }) };
  if (!found || query === '') return { groups: [], status: typed && query !== '' ? say('shell.searching') : undefined };
  const groups = groupsOf(found, query);
  if (isOld || fetching) return { groups, status: groups.length > 0 ? undefined : say('shell.searching') };
  if (groups.length === 0) return { groups, status: say('search.nothing', { query: typed }), isNothing: true };
  const { mended } = found;
  return { groups, status: mended ? say('search.mended', { query: typed, mended }) : undefined };
}
