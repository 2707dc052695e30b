import type { SeriesForm } from '../series/series-form.ts';

/** How much of a series a form changes: one activity, that and those after it, or all (product/activities#changing-a-series). */
export const editScopes = ['ONE', 'REST', 'ALL'] as const;
export type EditScope = (typeof editScopes)[number];

/** What one activity and a series are asked alike. */
const shared = ['title', 'description', 'responsible'] as const;
/** What one activity and the rest of its series begin with alike. */
const days = ['startDate', 'endDate'] as const;
type Shared = Pick<SeriesForm, (typeof shared)[number] | (typeof days)[number]>;

/** What somebody has written in a form, to be taken along to that of another scope. */
export type Typed = Partial<Shared>;

/** What is written in a form, beside what it began with. */
export function typedOf(form: Shared, base: Shared): Typed {
  const written = [...shared, ...days].filter((field) => JSON.stringify(form[field]) !== JSON.stringify(base[field]));
  return Object.fromEntries(written.map((field) => [field, form[field]]));
}

/** What of it holds in another scope: the whole series has days of its own. */
export function carriedOver({ startDate, endDate, ...texts }: Typed, from: EditScope, to: EditScope): Typed {
  if (from === 'ALL' || to === 'ALL') return texts;
  return { ...texts, ...(startDate !== undefined && { startDate }), ...(endDate !== undefined && { endDate }) };
}
