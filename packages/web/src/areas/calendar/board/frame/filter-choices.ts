import type { BoardActivity } from '../model/board-activity.ts';

/** One person or tag to filter by. */
export interface FilterChoice {
  id: string;
  name: string;
}

/** The people and the tags of activities, each sorted by name. */
export interface FilterChoices {
  people: readonly FilterChoice[];
  tags: readonly FilterChoice[];
}

/** Returns the people and tags to filter activities by. @param locale language that sorts the names */
export function filterChoices(activities: readonly BoardActivity[], locale: string): FilterChoices {
  const { compare } = new Intl.Collator(locale);
  const sorted = (all: ReadonlyMap<string, string>) =>
    [...all].map(([id, name]) => ({ id, name })).sort((one, other) => compare(one.name, other.name));
  const people = new Map<string, string>();
  const tags = new Map<string, string>();
  for (const { responsible, tags: its } of activities) {
    if (responsible) people.set(responsible.id, responsible.name);
    for (const { id, title } of its) tags.set(id, title);
  }
  return { people: sorted(people), tags: sorted(tags) };
}
