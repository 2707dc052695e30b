/** The ids of the things that I may open: of others nothing is heard. */
export const openable = (things: readonly { id: string; uri?: string | null }[]): string[] =>
  things.flatMap(({ id, uri }) => (uri ? [id] : []));
