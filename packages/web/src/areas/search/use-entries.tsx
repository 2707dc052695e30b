import { Buildings2Icon } from '@navikt/aksel-icons';
import { markWords } from '@samspel/domain/search/marks';
import { wordsOf } from '@samspel/domain/search/search';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sayDay } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import { organizationPath } from '../../core/person/organization-link.tsx';
import { personPath } from '../../core/person/person-link.tsx';
import { useToday } from '../../core/time/use-today.ts';
import type { FoundOrganizationFragment, FoundPersonFragment, HitPartsFragment } from '../../generated/graphql.ts';
import { type FoundKind, useKinds } from '../../subject/kinds.tsx';
import { useText } from '../../texts/text.tsx';
import { Avatar } from '../../ui/base/avatar.tsx';
import type { Entry } from './entry.ts';

type Hit = HitPartsFragment;

/** Makes lines of what was found. */
export interface Entries {
  /** The kinds that search shows, in the order of the areas. */
  kinds: readonly { kind: SubjectKind; found: FoundKind }[];
  ofHits: (hits: readonly Hit[], kind?: string) => Entry[];
  ofPersons: (persons: readonly FoundPersonFragment[], query: string) => Entry[];
  ofOrganizations: (organizations: readonly FoundOrganizationFragment[], query: string) => Entry[];
}

/** Makes lines of what was found. */
export function useEntries(): Entries {
  const say = useText();
  const today = useToday();
  const kinds = useKinds().flatMap(({ kind, found }) => (found ? [{ kind, found }] : []));
  return {
    kinds,
    ofHits: (hits, kind) =>
      hits.flatMap((hit) => {
        const found = kinds.find((one) => one.kind === hit.kind)?.found;
        return found && (kind === undefined || hit.kind === kind) ? [hitEntry(say, hit, found, today)] : [];
      }),
    ofPersons: (persons, query) => persons.flatMap((person) => personEntry(person, query)),
    ofOrganizations: (organizations, query) =>
      organizations.map(({ id, name, number }) => ({
        key: `organization ${id}`,
        sign: <Buildings2Icon aria-hidden="true" />,
        title: marked(name, query),
        to: organizationPath(number),
      })),
  };
}

/** A name with what was searched for marked. */
const marked = (name: string, query: string) => markWords(name, wordsOf(query));

/** Returns the line of a person, which search only finds if active; empty without a page. */
function personEntry({ id, name, uri, picture, jobTitle, organization }: FoundPersonFragment, query: string): Entry[] {
  if (uri === null) return [];
  return [
    {
      key: `person ${id}`,
      sign: <Avatar name={name} picture={picture ?? null} size="sm" />,
      title: marked(name, query),
      detail: [jobTitle, organization?.name].filter(Boolean).join(' · '),
      to: personPath({ uri }),
    },
  ];
}

const places = ['COMMENT', 'USERFILE', 'TASK'] as const;

function hitEntry(say: Say, hit: Hit, { icon, path }: FoundKind, today: Parameters<typeof sayDay>[2]): Entry {
  const place = places.find((one) => one === hit.foundIn);
  const details = [
    hit.within,
    hit.day && sayDay(say, hit.day, today),
    place && say(`search.in.${place}`),
    hit.isArchived && say('subject.status.ARCHIVED'),
    hit.isLimited && say('subject.limited'),
  ];
  return {
    key: `${hit.kind} ${hit.id}`,
    sign: icon,
    title: hit.titleParts,
    detail: details.filter(Boolean).join(' · '),
    excerpt: hit.descriptionParts,
    isLimited: hit.isLimited,
    to: addressOf(hit, path({ ...hit, home: hit.home ?? null })),
  };
}

/** Returns the page that shows it, with the activity and the comment that were found. */
function addressOf({ opens, foundIn, foundId }: Hit, path: string): string {
  const address = new URLSearchParams({
    ...(opens && { activity: opens }),
    ...(foundIn === 'COMMENT' && foundId && { comment: foundId }),
  });
  return `${path}${address.size > 0 ? `?${address}` : ''}`;
}
