import {
  type BudgetType,
  type Deadline,
  type GrantCategory,
  type GrantType,
  type OrganizationType,
  type RadarName,
  type RadarType,
  radarNames,
  radarTypes,
  type Term,
} from '@samspel/domain/grant/grant';
import { readWrittenNumber } from '../../../core/forms/written-number.ts';
import type { CreateActionValueInput, GrantSaidFragment } from '../../../generated/graphql.ts';

/** The values in the form of a grant. Unwritten text and a choice not made are ''. */
export interface GrantForm {
  title: string;
  description: string;
  /** Rich text as JSON. */
  body: string;
  sourceUrl: string;
  /** The id of the grantor. */
  source: string;
  type: GrantType;
  category: GrantCategory | '';
  year: string;
  deadlines: readonly Deadline[];
  amountFrom: string;
  amountTo: string;
  ownShare: string;
  budgetType: BudgetType | '';
  term: Term | '';
  validOrganizationTypes: readonly OrganizationType[];
  sectors: readonly string[];
  kostraFunctions: readonly string[];
  radarGraph: RadarForm;
  links: readonly { label: string; href: string }[];
  responsible: { id: string; name: string } | null;
}

export type RadarPlace = `${RadarType} ${RadarName}`;

/** One value of the radar; `sum` is '' if it is not given. */
export type RadarValue = { sum: string; comment: string };
export type RadarForm = Readonly<Partial<Record<RadarPlace, RadarValue>>>;

/** The values of a new grant, with nothing written. */
export const emptyGrant: GrantForm = {
  title: '',
  description: '',
  body: '',
  sourceUrl: '',
  source: '',
  type: 'GRANT',
  category: '',
  year: '',
  deadlines: [],
  amountFrom: '',
  amountTo: '',
  ownShare: '',
  budgetType: '',
  term: '',
  validOrganizationTypes: [],
  sectors: [],
  kostraFunctions: [],
  radarGraph: {},
  links: [],
  responsible: null,
};

const written = (value: number | null) => (value === null ? '' : String(value));

/** Returns the form's values for a grant. */
export function grantFormOf(said: GrantSaidFragment): GrantForm {
  const { title, type, responsible, validOrganizationTypes, links, deadlines } = said;
  return {
    title,
    type,
    description: said.description ?? '',
    body: said.body ?? '',
    sourceUrl: said.sourceUrl ?? '',
    source: said.source?.id ?? '',
    category: said.category ?? '',
    year: written(said.year),
    deadlines: deadlines.map(({ type, date, isExpected }) => ({ type, date, isExpected })),
    amountFrom: written(said.amountFrom),
    amountTo: written(said.amountTo),
    ownShare: written(said.ownShare),
    budgetType: said.budgetType ?? '',
    term: said.term ?? '',
    validOrganizationTypes,
    sectors: said.sectors.map(({ id }) => id),
    kostraFunctions: said.kostraFunctions.map(({ id }) => id),
    radarGraph: radarOf(said.radarGraph),
    links: links.map(({ label, href }) => ({ label, href })),
    responsible: responsible && { id: responsible.id, name: responsible.name },
  };
}

const radarOf = (entries: GrantSaidFragment['radarGraph']): RadarForm =>
  Object.fromEntries(
    entries.map(({ type, name, sum, comment }) => [`${type} ${name}`, { sum: String(sum), comment: comment ?? '' }]),
  );

/** Returns the input that is sent: every field, so that emptied fields are emptied on the server too. */
export function inputOf(form: GrantForm): Omit<CreateActionValueInput, 'status'> {
  return {
    title: form.title,
    type: form.type,
    description: form.description || null,
    body: form.body || null,
    sourceUrl: form.sourceUrl || null,
    source: form.source || null,
    category: form.category || null,
    year: readWrittenNumber(form.year),
    deadlines: [...form.deadlines],
    amountFrom: readWrittenNumber(form.amountFrom),
    amountTo: readWrittenNumber(form.amountTo),
    ownShare: readWrittenNumber(form.ownShare),
    budgetType: form.budgetType || null,
    term: form.term || null,
    validOrganizationTypes: [...form.validOrganizationTypes],
    sectors: [...form.sectors],
    kostraFunctions: [...form.kostraFunctions],
    radarGraph: entriesOf(form.radarGraph),
    links: [...form.links],
    // A name that was typed but not found has the id '', which the schema refuses.
    responsible: form.responsible?.id ?? null,
  };
}

/** What a grant lacks of all that tells an applicant what it is about; it can be published all the same. */
export const missingIn = (form: GrantForm) =>
  (
    [
      ['description', form.description.trim() === '' && form.body === ''],
      ['source', form.source === ''],
      ['deadlines', form.deadlines.every(({ type }) => type !== 'APPLICATION')],
      ['links', form.sourceUrl === '' && form.links.length === 0],
    ] as const
  ).flatMap(([part, isMissing]) => (isMissing ? part : []));

/** Returns the values that are given, in the order of the form. */
const entriesOf = (radar: RadarForm) =>
  radarTypes.flatMap((type) =>
    radarNames.flatMap((name) => {
      const { sum = '', comment = '' } = radar[`${type} ${name}`] ?? {};
      return sum === '' ? [] : [{ type, name, sum: Number(sum), comment: comment || null }];
    }),
  );

/** Returns the name of a field, by its path on the wire: each row of deadlines and links shows its own errors. */
export function fieldOf([field = '', ...inside]: readonly string[]): string {
  const isRow = (field === 'deadlines' || field === 'links') && inside.length > 1;
  return isRow ? [field, ...inside].join('.') : field;
}
