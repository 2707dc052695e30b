/** Returns the ids of the things that I may open: the live channel reports nothing about others. */
export const openable = (things: readonly { id: string; uri?: string | null }[]): string[] =>
  things.flatMap(({ id, uri }) => (uri ? [id] : []));
