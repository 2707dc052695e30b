import { type Finding, isTest, type Source } from './source.ts';

/** The last migration that may: it is what fills the events of older versions. */
const lastMigration = 'packages/server/migrations/0470';

/** Finds SQL that finds rows by the time of an event: two changes in one transaction have the same, and a backdated one has another. */
export function checkEventJoins(sources: readonly Source[]): Finding[] {
  return sources.filter(isAsked).flatMap(({ path, text }) => {
    const aliases = new Set(Array.from(text.matchAll(/\bdomain_event (?:as )?(\w+)/g), ([, alias]) => alias));
    if (aliases.size === 0) return [];
    const alias = `(?:${[...aliases].join('|')})`;
    const byTime = new RegExp(`=\\s*${alias}\\.at\\b|\\b${alias}\\.at\\s*=`);
    return text.split('\n').flatMap((line, index) =>
      byTime.test(line)
        ? [
            {
              path,
              line: index + 1,
              message: 'joins on the time of an event: let the event carry it (core/events/event-data.ts).',
            },
          ]
        : [],
    );
  });
}

const isAsked = ({ path }: Source): boolean =>
  /^packages\/server\/(src\/.*\.ts|migrations\/.*\.sql)$/.test(path) &&
  !isTest(path) &&
  !path.startsWith(lastMigration);
