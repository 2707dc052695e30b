/** Operations that belong together, each in words. Several that are said alike stand in one row where the same comes of them. */
export type Chapter = { title: string; rows: Readonly<Record<string, string>> };
