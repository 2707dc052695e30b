/** A migration that a database, or a backup of one, has run. */
export type RanMigration = { name: string; checksum: string };

/** The last of the 79 migrations that were joined into the eight below, on 27 November 2026, before the first package was made. */
const lastBefore = '0360_feed_links.sql';

/** What makes the tables that those 79 made, to the letter. */
const joined = [
  '0001_people.sql',
  '0002_subjects.sql',
  '0003_signing_in.sql',
  '0004_year_wheels.sql',
  '0005_topics_and_forum.sql',
  '0006_grants.sql',
  '0007_search.sql',
  '0008_operation.sql',
];

/**
 * Returns what has run, with the eight in place of the 79 if all of those have run, else unchanged.
 * @param known the checksum of every migration of this version, by name
 */
export function sinceJoined(ran: readonly RanMigration[], known: ReadonlyMap<string, string>): readonly RanMigration[] {
  if (!ran.some(({ name }) => name === lastBefore)) return ran;
  const eight = joined.map((name) => ({ name, checksum: known.get(name)! }));
  return [...eight, ...ran.filter(({ name }) => name > lastBefore)];
}

/** Whether a database has run some of the 79, but not all: only a version that still has them can bring it further. */
export function isBeforeJoined(ran: readonly RanMigration[]): boolean {
  return ran.some(({ name }) => name < lastBefore && !joined.includes(name));
}
