import { inheritedNames } from '../fields/activity.fields.ts';
import type { SeriesForm } from '../series/series-form.ts';

/** How much of a series a form changes: one activity, that one and those after it, or all (product/activities#changing-a-series). */
export const editScopes = ['ONE', 'REST', 'ALL'] as const;
export type EditScope = (typeof editScopes)[number];

/** Fields that one activity and a series share. */
const shared = ['title', 'description', ...inheritedNames] as const;
/** Fields whose first values are the same for one activity and the rest of its series. */
const days = ['startDate', 'endDate'] as const;
type Shared = Pick<SeriesForm, (typeof shared)[number] | (typeof days)[number]>;

/** What somebody has typed in a form, to carry over to the form of another scope. */
export type Typed = Partial<Shared>;

/** Returns the fields of a form that differ from what it started with. */
export function typedOf(form: Shared, base: Shared): Typed {
  const written = [...shared, ...days].filter((field) => JSON.stringify(form[field]) !== JSON.stringify(base[field]));
  return Object.fromEntries(written.map((field) => [field, form[field]]));
}

/** Returns what still applies in another scope: the whole series has its own days. */
export function carriedOver({ startDate, endDate, ...texts }: Typed, from: EditScope, to: EditScope): Typed {
  if (from === 'ALL' || to === 'ALL') return texts;
  return { ...texts, ...(startDate !== undefined && { startDate }), ...(endDate !== undefined && { endDate }) };
}
