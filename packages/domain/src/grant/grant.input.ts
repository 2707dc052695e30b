import { z } from 'zod';
import { changedOf, madeOf } from '../input/field.ts';
import { askedPage } from '../input/page.ts';
import { refuseField } from '../input/refuse-field.ts';
import { choice, derivedText, id, listOf, maybe, orElse, plainLine, version, wholeNumber } from '../input.ts';
import { webPage } from '../link/link.input.ts';
import { completeList } from '../subject/list.input.ts';
import { listPageSize, sortOrders, sorts } from '../subject/list.ts';
import { statuses } from '../subject/subject.ts';
import { grantFields } from './grant.fields.ts';
import { grantCategories, grantTypes } from './grant.ts';

/** A new grant, published unless another status is given. */
export const createActionValueInput = z
  .strictObject({
    ...madeOf(grantFields),
    bodyText: derivedText,
  })
  .superRefine(refuseAmounts);
export type CreateActionValueInput = z.output<typeof createActionValueInput>;

/** Changes to a grant: a field left out stays as it is, and null empties one that may be empty. A list replaces the whole list. */
export const updateActionValueInput = z
  .strictObject({
    ...changedOf(grantFields),
    bodyText: derivedText,
    id,
    version,
  })
  .superRefine(refuseAmounts);
export type UpdateActionValueInput = z.output<typeof updateActionValueInput>;

type Amounts = { amountFrom?: number | null | undefined; amountTo?: number | null | undefined };

function refuseAmounts({ amountFrom, amountTo }: Amounts, context: z.RefinementCtx): void {
  if (areAmountsTurned(amountFrom, amountTo)) refuseField(context, ['amountTo'], 'grant.amounts');
}

/** Whether the smallest amount is above the largest. */
export const areAmountsTurned = (from: number | null | undefined, to: number | null | undefined): boolean =>
  from != null && to != null && from > to;

/** What narrows the list of grants, and a saved search; only admins may filter by status. */
export const grantFilter = {
  search: maybe(plainLine(200)),
  showOnlyMyFollowed: orElse(z.boolean(), false),
  showExpired: orElse(z.boolean(), false),
  category: maybe(choice(grantCategories)),
  type: maybe(choice(grantTypes)),
  source: maybe(id),
  sector: maybe(id),
  kostraFunctions: maybe(listOf(id, 100)),
  kostraGroup: maybe(id),
};

/** The numbers that the choices of order have in a list (product/README#closed-sets-of-words). */
const sortKeys = {
  '0': { sort: 'TITLE', order: 'ASCENDING' },
  '1': { sort: 'LAST_UPDATED', order: 'DESCENDING' },
} as const;

/** The list of grants: what to find, how to sort, which page. The default sort is by the next deadline, which is why people look. */
export const allActionValuesInput = z
  .strictObject({
    sort: maybe(choice(sorts)),
    sortBy: maybe(choice(sorts)),
    sortKey: maybe(choice(['0', '1'])),
    order: maybe(choice(sortOrders)),
    kostraGroupKey: maybe(plainLine(100)),
    ...askedPage(listPageSize),
    status: maybe(choice(statuses)),
    ...grantFilter,
  })
  .transform(({ sort, sortBy, sortKey, order, ...filter }) => {
    const chosen = sortKey && sortKeys[sortKey];
    const by = sort ?? sortBy ?? chosen?.sort ?? 'DEADLINE';
    return completeList({ ...filter, sort: by, order: order ?? (by === chosen?.sort ? chosen.order : undefined) });
  });
export type AllActionValuesInput = z.output<typeof allActionValuesInput>;

/** How many of the next days to apply by are shown, where nobody says. */
const upcomingCount = 8;

/** The next days to apply by. */
export const upcomingGrantsInput = z.strictObject({ limit: orElse(wholeNumber(1, 100), upcomingCount) });

/** The lists that admins keep: sources, who give grants, and sectors, parts of what municipalities do. */
export const createSourceInput = z.strictObject({ name: plainLine(255), url: webPage.nullish() });
export const updateSourceInput = z.strictObject({ id, name: plainLine(255), url: webPage.nullish() });
export const createSectorInput = z.strictObject({ nn: plainLine(100), nb: plainLine(100), en: plainLine(100) });
export const updateSectorInput = z.strictObject({ id, nn: plainLine(100), nb: plainLine(100), en: plainLine(100) });
