import { ArrowRightIcon } from '@navikt/aksel-icons';
import { compareDays, type Day } from '@samspel/domain/time/day';
import { useToday } from '../../core/time/use-today.ts';
import type { SearchAllQuery } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { allEntry, type EntryGroup } from './entry.ts';
import { searchPath, unfiltered } from './search-address.ts';
import { useEntries } from './use-entries.tsx';

type Found = SearchAllQuery['search'];

/** Groups what was found by kind, each with a link to all if there is more; empty kinds are left out. */
export function useFoundGroups(): (found: Found, query: string) => EntryGroup[] {
  const say = useText();
  const today = useToday();
  const { kinds, ofHits, ofPersons, ofOrganizations } = useEntries();
  return (found, query) => {
    const searched = found.mended ?? query;
    const group = (of: string, title: string, entries: EntryGroup['entries'], hasMore: boolean): EntryGroup => {
      const all = allEntry(
        say,
        title,
        searchPath({ ...unfiltered(searched), of }),
        <ArrowRightIcon aria-hidden="true" />,
      );
      return { key: of, title, entries: hasMore ? [...entries, all] : entries };
    };
    const groups = [
      ...kinds.map(({ kind, found: { many } }) =>
        group(
          kind,
          say(many),
          ofHits(nextFirst(found.hits, today), kind),
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

/** Puts what has a day in the order of its days, the next one first and what has been last; what has the words in its title stays before the rest. */
function nextFirst(hits: Found['hits'], today: Day): Found['hits'] {
  const isNamed = ({ titleParts }: Found['hits'][number]) => titleParts.some(({ isMatch }) => isMatch);
  const isPast = (day: Day) => day < today;
  const order = (one: Found['hits'][number], other: Found['hits'][number]) =>
    Number(isNamed(other)) - Number(isNamed(one)) ||
    Number(isPast(one.day!)) - Number(isPast(other.day!)) ||
    (isPast(one.day!) ? compareDays(other.day!, one.day!) : compareDays(one.day!, other.day!));
  const sorted = hits.filter(({ day }) => day).sort(order);
  return hits.map((hit) => (hit.day ? sorted.shift()! : hit));
}
