/** Operations that belong together, each with its words. Operations with the same words and the same outcomes share a row. */
export type Chapter = { title: string; rows: Readonly<Record<string, string>> };
