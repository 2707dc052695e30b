import { Buildings2Icon } from '@navikt/aksel-icons';
import { foldWord, markWords } from '@samspel/domain/search/marks';
import { wordsOf } from '@samspel/domain/search/search';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { sayDay } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import { useMay } from '../../core/person/use-may.ts';
import { useToday } from '../../core/time/use-today.ts';
import type { FoundOrganizationFragment, FoundPersonFragment, HitPartsFragment } from '../../generated/graphql.ts';
import { type FoundKind, useKinds } from '../../subject/kinds.tsx';
import { type MadeBy, useSearchPlaces } from '../../subject/search.ts';
import { useText } from '../../texts/text.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import type { Entry } from './entry.ts';

type Hit = HitPartsFragment;

/** Ways to make lines of what was found. */
export interface Entries {
  /** The kinds that search shows, in the order of the areas. */
  kinds: readonly { kind: SubjectKind; found: FoundKind }[];
  ofHits: (hits: readonly Hit[], kind?: string) => Entry[];
  ofPersons: (persons: readonly FoundPersonFragment[], query: string) => Entry[];
  ofOrganizations: (organizations: readonly FoundOrganizationFragment[], query: string) => Entry[];
}

/** Makes lines of what was found. People and organizations lead to what they have made, and are left out where one may not use that. */
export function useEntries(): Entries {
  const say = useText();
  const today = useToday();
  const may = useMay();
  const { madeBy } = useSearchPlaces();
  const kinds = useKinds().flatMap(({ kind, found }) => (found ? [{ kind, found }] : []));
  const makers = madeBy && may.use(madeBy.permission) ? madeBy : undefined;
  return {
    kinds,
    ofHits: (hits, kind) =>
      hits.flatMap((hit) => {
        const found = kinds.find((one) => one.kind === hit.kind)?.found;
        return found && (kind === undefined || hit.kind === kind) ? [hitEntry(say, hit, found, today)] : [];
      }),
    ofPersons: (persons, query) => persons.flatMap((person) => (makers ? [personEntry(person, query, makers)] : [])),
    ofOrganizations: (organizations, query) =>
      organizations.flatMap(({ id, name }) =>
        makers
          ? [
              {
                ...{ key: `organization ${id}`, title: marked(name, query), to: makers.organization(id) },
                sign: <Buildings2Icon aria-hidden="true" />,
              },
            ]
          : [],
      ),
  };
}

/** A name with what was searched for marked. */
const marked = (name: string, query: string) => markWords(name, wordsOf(query).map(foldWord));

const personEntry = (
  { id, name, picture, jobTitle, organization }: FoundPersonFragment,
  query: string,
  to: MadeBy,
) => ({
  key: `person ${id}`,
  sign: <Avatar name={name} picture={picture ?? null} size="sm" />,
  title: marked(name, query),
  detail: [jobTitle, organization?.name].filter(Boolean).join(' · '),
  to: to.person(id),
});

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
    to: addressOf(hit, path),
  };
}

/** The page that shows it, with the activity and the comment that were found. */
function addressOf({ uri, opens, foundIn, foundId }: Hit, path: string): string {
  const address = new URLSearchParams({
    ...(opens && { activity: opens }),
    ...(foundIn === 'COMMENT' && foundId && { comment: foundId }),
  });
  return `${path}/${uri}${address.size > 0 ? `?${address}` : ''}`;
}
