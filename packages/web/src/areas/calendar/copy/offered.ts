/** Puts the year wheels of others first, and keeps the first ones: one that the person has just created is hardly a template. */
export const offered = <Template extends { createdBy: { id: string } }>(
  all: readonly Template[],
  me: string,
  most: number,
): Template[] =>
  all.toSorted((one, other) => Number(one.createdBy.id === me) - Number(other.createdBy.id === me)).slice(0, most);

/** Whether a year wheel has anything to start from. */
export const hasSomething = ({ yearInShort }: { yearInShort: { activities: number } | null }): boolean =>
  yearInShort === null || yearInShort.activities > 0;
