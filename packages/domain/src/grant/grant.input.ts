import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { refuseField } from '../input/refuse-field.ts';
import {
  atMost,
  choice,
  day,
  derivedText,
  id,
  listOf,
  maybe,
  orElse,
  plainLine,
  richText,
  title,
  version,
  whole,
} from '../input.ts';
import { webPage } from '../link/link.input.ts';
import { kostraFunctionLimit } from '../subject/kostra.ts';
import { completeList, listPageSize, sortOrders, sorts } from '../subject/list.input.ts';
import { writableStatuses } from '../subject/state.ts';
import { statuses } from '../subject/subject.ts';
import {
  budgetTypes,
  deadlineTypes,
  grantCategories,
  grantTypes,
  isRadar,
  isReportTooEarly,
  organizationTypes,
  radarMaximum,
  radarNames,
  radarTypes,
  terms,
} from './grant.ts';

/** The largest amount that a grant can have, in kroner. */
export const amountLimit = 2_000_000_000;
const firstYear = 2018;
const lastYear = 2100;

/** Links of a grant: to its announcement, forms and rules. Refused: `grant.sameLink` on a later one with the same address. */
const links = atMost(z.strictObject({ label: title, href: webPage }), 50).superRefine((list, context) => {
  for (const at of repeated(list, ({ href }) => href)) refuseField(context, [at, 'href'], 'grant.sameLink');
});

const radarEntry = z.strictObject({
  type: choice(radarTypes),
  name: choice(radarNames),
  sum: whole(0, radarMaximum),
  comment: maybe(plainLine(500)),
});

/** Effort and gain. Refused: `grant.radar` if it is neither empty, nor three of one type, nor three of both. */
const radarGraph = atMost(radarEntry, 12).superRefine((entries, context) => {
  if (!isRadar(entries)) refuseField(context, [], 'grant.radar');
});

const deadline = z.strictObject({ type: choice(deadlineTypes), date: day, isExpected: orElse(z.boolean(), false) });

/** Refused: `grant.sameDeadline`, and `grant.reportTooEarly` if a report is due before anybody can have applied. */
const deadlines = atMost(deadline, 50).superRefine((list, context) => {
  for (const at of repeated(list, ({ type, date }) => type + date))
    refuseField(context, [at, 'date'], 'grant.sameDeadline');
  if (isReportTooEarly(list)) refuseField(context, [], 'grant.reportTooEarly');
});

/** Returns the places of items that repeat an earlier one. */
function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): number[] {
  const keys = items.map(keyOf);
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));
}

const fields = {
  description: plainLine(1000).nullish(),
  body: richText.nullish(),
  bodyText: derivedText,
  year: whole(firstYear, lastYear).nullish(),
  sourceUrl: webPage.nullish(),
  source: id.nullish(),
  category: choice(grantCategories).nullish(),
  budgetType: choice(budgetTypes).nullish(),
  term: choice(terms).nullish(),
  responsible: id.nullish(),
  amountFrom: whole(0, amountLimit).nullish(),
  amountTo: whole(0, amountLimit).nullish(),
  ownShare: whole(0, 100).nullish(),
  validOrganizationTypes: maybe(listOf(choice(organizationTypes), organizationTypes.length)),
  sectors: maybe(listOf(id, 50)),
  kostraFunctions: maybe(listOf(id, kostraFunctionLimit)),
  links: maybe(links),
  radarGraph: maybe(radarGraph),
  deadlines: maybe(deadlines),
};

/** A new grant, published unless another status is given. */
export const createActionValueInput = z
  .strictObject({
    ...fields,
    title,
    type: orElse(choice(grantTypes), 'GRANT'),
    status: orElse(choice(writableStatuses), 'PUBLISHED'),
  })
  .superRefine(refuseAmounts);
export type CreateActionValueInput = z.output<typeof createActionValueInput>;

/** Changes to a grant: a field left out stays as it is, and null empties one that may be empty. A list replaces the whole list. */
export const updateActionValueInput = z
  .strictObject({
    ...fields,
    id,
    version,
    title: title.optional(),
    type: choice(grantTypes).optional(),
    status: choice(writableStatuses).optional(),
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
export const upcomingGrantsInput = z.strictObject({ limit: orElse(whole(1, 100), upcomingCount) });

/** The lists that admins keep: sources, who give grants, and sectors, parts of what municipalities do. */
export const createSourceInput = z.strictObject({ name: plainLine(255), url: webPage.nullish() });
export const updateSourceInput = z.strictObject({ id, name: plainLine(255), url: webPage.nullish() });
export const createSectorInput = z.strictObject({ nn: plainLine(100), nb: plainLine(100), en: plainLine(100) });
export const updateSectorInput = z.strictObject({ id, nn: plainLine(100), nb: plainLine(100), en: plainLine(100) });
