import {
  budgetTypes,
  type Deadline,
  type DeadlineType,
  grantCategories,
  grantTypes,
  type OrganizationType,
  type RadarName,
  type RadarType,
  radarNames,
  radarTypes,
  terms,
} from '@samspel/domain/grant/grant';
import type { GrantFieldName } from '@samspel/domain/grant/grant.fields';
import { sayShortDay } from '@samspel/i18n/days';
import type { Say } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import type { CreateActionValueInput, GrantContentFragment } from '../../../generated/graphql.ts';
import {
  choice,
  type FormField,
  formatted,
  line,
  person,
  presetChoice,
  requiredLine,
  things,
  wholeNumber,
} from '../../../subject/form/fields.ts';
import { type KostraNames, serviceAreas } from '../../../subject/form/service-areas.ts';

/** The names of what a grant refers to, by id. */
export interface GrantNames extends KostraNames {
  source: (id: string) => string | undefined;
  sector: (id: string) => string;
}

const sayPercent = (value: string, { say }: { say: Say }) =>
  value === '' ? '' : say('grant.percent', { share: Number(value) });

const source: FormField<string, { id: string } | null, string | null, GrantNames> = {
  ...line('grant.source'),
  kind: 'value',
  show: (id, { names }) => names.source(id),
  of: (wire) => wire?.id ?? '',
};

const deadlines: FormField<readonly Deadline[], readonly Deadline[], Deadline[]> = {
  label: 'grant.deadlines',
  kind: 'value',
  show: (all, { say, today }) => all.map((one) => sayDeadline(say, one, today)).join(', '),
  history: {
    isList: true,
    say: (say, { code }, today) => {
      const [type, date, isExpected] = code.split(' ') as [DeadlineType, string, string?];
      return sayDeadline(say, { type, date, isExpected: isExpected !== undefined }, today);
    },
  },
  empty: [],
  of: (wire) => wire.map(({ type, date, isExpected }) => ({ type, date, isExpected })),
  sent: (all) => [...all],
};

function sayDeadline(say: Say, { type, date, isExpected }: Deadline, today: string): string {
  const words = { kind: say(`grant.deadline.${type}`), day: sayShortDay(say, date, today) };
  return say(isExpected ? 'grant.history.expected' : 'grant.history.deadline', words);
}

const organizationTypesField: FormField<readonly OrganizationType[], readonly OrganizationType[], OrganizationType[]> =
  {
    label: 'grant.organizations',
    kind: 'value',
    show: (types, { say }) => sayOrganizations(types, say),
    history: { isList: true },
    fact: { say: (types, { say }) => sayOrganizations(types, say) },
    empty: [],
    of: (wire) => wire,
    sent: (types) => [...types],
  };

const sayOrganizations = (types: readonly OrganizationType[], say: Say) =>
  types.map((one) => say(`grant.organization.${one}`)).join(', ');

export type RadarPlace = `${RadarType} ${RadarName}`;

/** One value of the radar; `sum` is '' if it is not given. */
export type RadarValue = { sum: string; comment: string };
export type RadarForm = Readonly<Partial<Record<RadarPlace, RadarValue>>>;

const places = radarTypes.flatMap((type) => radarNames.map((name) => ({ type, name })));

const sayRadar = (say: Say, { type, name, sum }: { type: RadarType; name: RadarName; sum: string }) =>
  say('grant.history.radar', { type: say(`grant.radar.${type}`), name: say(`grant.radar.${name}`), sum });

const radarGraph: FormField<
  RadarForm,
  GrantContentFragment['radarGraph'],
  CreateActionValueInput['radarGraph'] & object
> = {
  label: 'grant.radar.title',
  kind: 'value',
  show: (radar, { say }) =>
    places
      .flatMap(({ type, name }) => {
        const sum = radar[`${type} ${name}`]?.sum;
        return sum ? [sayRadar(say, { type, name, sum })] : [];
      })
      .join(' · '),
  history: {
    isList: true,
    say: (say, { code }) => {
      const [type, name, sum] = code.split(' ') as [RadarType, RadarName, string];
      return sayRadar(say, { type, name, sum });
    },
  },
  empty: {},
  of: (entries) =>
    Object.fromEntries(
      entries.map(({ type, name, sum, comment }) => [`${type} ${name}`, { sum: String(sum), comment: comment ?? '' }]),
    ),
  // The values that are given, in the order of the form.
  sent: (radar) =>
    places.flatMap(({ type, name }) => {
      const { sum = '', comment = '' } = radar[`${type} ${name}`] ?? {};
      return sum === '' ? [] : [{ type, name, sum: Number(sum), comment: comment || null }];
    }),
};

type Link = { label: string; href: string };

const links: FormField<readonly Link[], readonly Link[], Link[]> = {
  label: 'grant.links',
  kind: 'value',
  show: (all) => all.map(({ label, href }) => `${label}: ${href}`).join(', '),
  history: { isList: true },
  empty: [],
  of: (wire) => wire.map(({ label, href }) => ({ label, href })),
  sent: (all) => [...all],
};

/**
 * What a grant says, field by field, in the order of its form: what each is called, how it is written, compared, told in a history, and shown as a fact.
 * The status is not one of them: it is what the grant is saved as.
 */
export const grantFields = {
  title: requiredLine('field.title'),
  description: line('field.description', { hint: 'grant.form.descriptionHint' }),
  source,
  sourceUrl: line('field.sourceUrl', { type: 'url' }),
  type: presetChoice('grant.type', grantTypes, (say, one) => say(`grant.type.${one}`), 'GRANT'),
  category: choice(
    'field.category',
    grantCategories,
    (say, one) => say(`grant.category.${one}`),
    'grant.form.notChosen',
  ),
  year: wholeNumber('field.year', { fact: { say: (value) => value } }),
  body: formatted('grant.body'),
  deadlines,
  amountFrom: wholeNumber('field.amountFrom', { fact: { label: 'grant.amount' } }),
  amountTo: wholeNumber('field.amountTo'),
  ownShare: wholeNumber('field.ownShare', { fact: { label: 'grant.ownShare', say: sayPercent } }),
  budgetType: choice(
    'grant.budgetType',
    budgetTypes,
    (say, one) => say(`grant.budgetType.${one}`),
    'grant.form.notChosen',
  ),
  term: choice('grant.term', terms, (say, one) => say(`grant.term.${one}`), 'grant.form.notChosen'),
  validOrganizationTypes: organizationTypesField,
  sectors: things<GrantNames>('grant.sectors', (id, { sector }) => sector(id)),
  kostraFunctions: serviceAreas,
  radarGraph,
  links,
  responsible: person('field.responsible'),
} satisfies {
  [Name in Exclude<GrantFieldName, 'status'>]: FormField<
    // biome-ignore lint/suspicious/noExplicitAny: what the form holds is said by each field
    any,
    GrantContentFragment[Name],
    CreateActionValueInput[Name],
    GrantNames
  >;
};

/** A field of the form of a grant. */
export type FormFieldName = keyof typeof grantFields;

/** The sections of the form, under headings; fields in one row stand side by side. */
export const grantSections: readonly { title: TextId; rows: readonly (readonly FormFieldName[])[] }[] = [
  {
    title: 'subject.about',
    rows: [['title'], ['description'], ['source', 'sourceUrl'], ['type', 'category', 'year'], ['body']],
  },
  { title: 'grant.deadlines', rows: [['deadlines']] },
  {
    title: 'grant.form.money',
    rows: [
      ['amountFrom', 'amountTo', 'ownShare'],
      ['budgetType', 'term'],
    ],
  },
  {
    title: 'grant.form.who',
    rows: [['validOrganizationTypes'], ['sectors'], ['kostraFunctions'], ['responsible']],
  },
  { title: 'grant.radar.title', rows: [['radarGraph']] },
  { title: 'grant.links', rows: [['links']] },
];

/** The facts of a grant's page, in their order: first who may apply and for how much. */
export const grantFacts: readonly FormFieldName[] = [
  'validOrganizationTypes',
  'amountFrom',
  'ownShare',
  'source',
  'type',
  'category',
  'year',
  'budgetType',
  'term',
  'sectors',
  'kostraFunctions',
];
