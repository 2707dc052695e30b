import { ArrowRightIcon } from '@navikt/aksel-icons';
import type { SearchAllQuery } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { allEntry, type EntryGroup } from './entry.ts';
import { everything, searchPath } from './search-address.ts';
import { useEntries } from './use-entries.tsx';

type Found = SearchAllQuery['search'];

/** Groups what was found by kind, each with a link to all if there is more; empty kinds are left out. */
export function useFoundGroups(): (found: Found, query: string) => EntryGroup[] {
  const say = useText();
  const { kinds, ofHits, ofPersons, ofOrganizations } = useEntries();
  return (found, query) => {
    const searched = found.mended ?? query;
    const group = (of: string, title: string, entries: EntryGroup['entries'], hasMore: boolean): EntryGroup => {
      const all = allEntry(
        say,
        title,
        searchPath({ ...everything(searched), of }),
        <ArrowRightIcon aria-hidden="true" />,
      );
      return { key: of, title, entries: hasMore ? [...entries, all] : entries };
    };
    const groups = [
      ...kinds.map(({ kind, found: { many } }) =>
        group(
          kind,
          say(many),
          ofHits(found.hits, kind),
          found.hasMore.some((one) => one === kind),
        ),
      ),
      group('PERSON', say('search.persons'), ofPersons(found.persons, searched), found.hasMorePersons),
      group(
        'ORGANIZATION',
        say('search.organizations'),
        ofOrganizations(found.organizations, searched),
        found.hasMoreOrganizations,
      ),
    ];
    return groups.filter(({ entries }) => entries.length > 0);
  };
}
