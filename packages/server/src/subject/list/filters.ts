import { wordsIn } from '@samspel/domain/text/fold';
import { sql } from 'kysely';
import type { Condition } from '../../core/access/rules.ts';
import { unplanned, unplannedIds } from '../../core/database/prepared.ts';

/** A condition that narrows a list. */
export type Filter = {
  /** True for a subject `s` that fits. */
  fits: Condition;
  /** The facet that it asks for, of which the database keeps the count; other filters have only an index. */
  facet?: string;
  /** Whether it usually fits so few that what its own index finds is checked for kind, reach and status, instead of using their indexes too. */
  fitsFew?: boolean;
  /** Whether it asks for something that is not on the card of a limited thing, and so leaves limited ones out (product/access#outcomes). */
  isBeyondCard?: boolean;
};

/** Fits one of the facets that a kind keeps, such as `category:TOPIC`. */
export const hasFacet = (facet: string, more: Pick<Filter, 'isBeyondCard'> = {}): Filter => ({
  fits: sql<boolean>`s.facets @> array[${unplanned(facet, 'text')}]`,
  facet,
  ...more,
});

/** Fits what one of some organizations or people made. Returns no filter if both lists are empty. */
export function madeBy(organizations: readonly number[], persons: readonly number[]): Filter[] {
  const makers = [
    ...(organizations.length > 0 ? [sql<boolean>`s.organization_id = any (${unplannedIds(organizations)})`] : []),
    ...(persons.length > 0 ? [sql<boolean>`s.created_by = any (${unplannedIds(persons)})`] : []),
  ];
  return makers.length > 0 ? [{ fits: sql<boolean>`(${sql.join(makers, sql` or `)})` }] : [];
}

/** Fits titles with all the words of a text, each of which may be unfinished. A text without a letter or digit fits no title. */
export function hasWords(text: string): Filter {
  const words = wordsIn(text);
  if (words.length === 0) return { fits: sql<boolean>`false` };
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return {
    fits: sql<boolean>`name_words(s.title) @@ ${unplanned(query, 'text')}::tsquery`,
    fitsFew: true,
  };
}

/** Fits what a person owns. */
export const ownedBy = (person: number): Filter => ({
  fits: sql<boolean>`s.id in (select root_id from access_entry where principal_id = ${unplanned(person, 'bigint')} and level = 'OWNER')`,
});

/** Fits what has one of some service areas, which are not on its card. */
export const hasServiceArea = (functions: readonly number[]): Filter => ({
  fits: sql<boolean>`s.id in (select subject_id from subject_kostra where function_id = any (${unplannedIds(functions)}))`,
  isBeyondCard: true,
});
