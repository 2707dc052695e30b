import { sql } from 'kysely';
import type { Condition } from '../../core/access/rules.ts';
import { unplanned, unplannedIds } from '../../core/database/prepared.ts';

/** What a list is narrowed by. */
export type Filter = {
  /** True of the subject `s` where it fits. */
  fits: Condition;
  /** The facet that it asks for, of which the database keeps the count; other filters have an index alone. */
  facet?: string;
  /** Whether it fits so few, as a rule, that what its own index finds is looked through for kind, reach and status, instead of asking their indexes too. */
  fitsFew?: boolean;
  /** Whether it asks for what is not on the card of a limited thing, and so leaves limited ones out (product/access#outcomes). */
  isBeyondCard?: boolean;
};

/** One of the facets that a kind keeps, such as `category:TOPIC`. */
export const hasFacet = (facet: string, more: Pick<Filter, 'isBeyondCard'> = {}): Filter => ({
  fits: sql<boolean>`s.facets @> array[${unplanned(facet, 'text')}]`,
  facet,
  ...more,
});

/** Who made it: one of some organizations or people. No filter if nobody is named. */
export function madeBy(organizations: readonly number[], persons: readonly number[]): Filter[] {
  const makers = [
    ...(organizations.length > 0 ? [sql<boolean>`s.organization_id = any (${unplannedIds(organizations)})`] : []),
    ...(persons.length > 0 ? [sql<boolean>`s.created_by = any (${unplannedIds(persons)})`] : []),
  ];
  return makers.length > 0 ? [{ fits: sql<boolean>`(${sql.join(makers, sql` or `)})` }] : [];
}

/** All the words of a text are in the title, and each may be unfinished. A text without a letter or digit fits no title. */
export function hasWords(text: string): Filter {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return { fits: sql<boolean>`false` };
  const query = words.map((word) => `${word}:*`).join(' & ');
  return {
    fits: sql<boolean>`to_tsvector('simple', s.title) @@ to_tsquery('simple', ${unplanned(query, 'text')})`,
    fitsFew: true,
  };
}

/** Somebody owns it. */
export const ownedBy = (person: number): Filter => ({
  fits: sql<boolean>`s.id in (select root_id from access_entry where principal_id = ${unplanned(person, 'bigint')} and level = 'OWNER')`,
});

/** It is of one of some service areas, which are not on its card. */
export const hasServiceArea = (functions: readonly number[]): Filter => ({
  fits: sql<boolean>`s.id in (select subject_id from subject_kostra where function_id = any (${unplannedIds(functions)}))`,
  isBeyondCard: true,
});
