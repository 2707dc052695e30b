import { z } from 'zod';
import { emptiable, listed, preset, required } from '../input/field.ts';
import { refuseField } from '../input/refuse-field.ts';
import { atMost, choice, day, id, listOf, maybe, orElse, plainLine, richText, title, wholeNumber } from '../input.ts';
import { webPage } from '../link/link.input.ts';
import { kostraFunctionLimit } from '../subject/kostra.ts';
import { writableStatuses } from '../subject/state.ts';
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
  sum: wholeNumber(0, radarMaximum),
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

const amount = wholeNumber(0, amountLimit);
const percent = wholeNumber(0, 100);

/** What a grant says, field by field: the input that makes one and the input that changes one are made of this list. */
export const grantFields = {
  description: emptiable(plainLine(1000)),
  body: emptiable(richText),
  year: emptiable(wholeNumber(firstYear, lastYear)),
  sourceUrl: emptiable(webPage),
  source: emptiable(id),
  category: emptiable(choice(grantCategories)),
  budgetType: emptiable(choice(budgetTypes)),
  term: emptiable(choice(terms)),
  responsible: emptiable(id),
  amountFrom: emptiable(amount),
  amountTo: emptiable(amount),
  ownShare: emptiable(percent),
  validOrganizationTypes: listed(listOf(choice(organizationTypes), organizationTypes.length)),
  sectors: listed(listOf(id, 50)),
  kostraFunctions: listed(listOf(id, kostraFunctionLimit)),
  links: listed(links),
  radarGraph: listed(radarGraph),
  deadlines: listed(deadlines),
  title: required(title),
  type: preset(choice(grantTypes), 'GRANT'),
  status: preset(choice(writableStatuses), 'PUBLISHED'),
};

/** The name of a field of a grant, on the wire and in its history. */
export type GrantFieldName = keyof typeof grantFields;
