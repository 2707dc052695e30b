/** The name of a field that lists things of a GraphQL type: `actionValues` for `ActionValue`. */
export const fieldOf = (type: string) => `${type[0]!.toLowerCase()}${type.slice(1)}s`;
