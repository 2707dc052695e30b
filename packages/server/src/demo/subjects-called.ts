import type { Services } from '../core/base/services.ts';

/** Ids of the year wheels or topics of the demo that have these titles. */
export async function subjectsCalled(
  { db }: Services,
  kind: 'CALENDAR' | 'TOPIC',
  titles: readonly string[],
): Promise<number[]> {
  if (titles.length === 0) return [];
  const rows = await db
    .selectFrom('subject')
    .select('id')
    .where('kind', '=', kind)
    .where('title', 'in', titles)
    .execute();
  return rows.map(({ id }) => id);
}
