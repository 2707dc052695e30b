import type { Services } from '../core/base/services.ts';

/** Returns the ids of the year wheels or topics with these titles. */
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
