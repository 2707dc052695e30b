import type {
  BudgetType,
  DeadlineType,
  GrantCategory,
  GrantType,
  RadarName,
  RadarType,
  Term,
} from '@samspel/domain/grant/grant';
import { sayShortDay } from '@samspel/i18n/days';
import { kostraField, statusField, titleField } from '../../subject/history/common-fields.ts';
import type { KindHistory } from '../../subject/kinds.tsx';
import type { ShownField } from '../../subject/shown-field.ts';

const deadlines: ShownField = {
  label: 'grant.deadlines',
  isList: true,
  say: (say, { code }, today) => {
    const [type, date, isExpected] = code.split(' ') as [DeadlineType, string, string?];
    const values = { kind: say(`grant.deadline.${type}`), day: sayShortDay(say, date, today) };
    return say(isExpected ? 'grant.history.expected' : 'grant.history.deadline', values);
  },
};

const radarGraph: ShownField = {
  label: 'grant.radar.title',
  isList: true,
  say: (say, { code }) => {
    const [type, name, sum] = code.split(' ') as [RadarType, RadarName, string];
    return say('grant.history.radar', { type: say(`grant.radar.${type}`), name: say(`grant.radar.${name}`), sum });
  },
};

/** How histories name grants and their fields, in the order of the form. */
export const grantHistory: KindHistory = {
  fields: {
    title: titleField,
    status: statusField,
    description: { label: 'field.description' },
    type: { label: 'grant.type', say: (say, { code }) => say(`grant.type.${code as GrantType}`) },
    category: { label: 'field.category', say: (say, { code }) => say(`grant.category.${code as GrantCategory}`) },
    source: { label: 'grant.source' },
    sourceUrl: { label: 'field.sourceUrl' },
    year: { label: 'field.year' },
    deadlines,
    amountFrom: { label: 'field.amountFrom' },
    amountTo: { label: 'field.amountTo' },
    ownShare: { label: 'field.ownShare' },
    budgetType: { label: 'grant.budgetType', say: (say, { code }) => say(`grant.budgetType.${code as BudgetType}`) },
    term: { label: 'grant.term', say: (say, { code }) => say(`grant.term.${code as Term}`) },
    validOrganizationTypes: { label: 'grant.organizations', isList: true },
    sectors: { label: 'grant.sectors', isList: true },
    kostraFunctions: kostraField,
    radarGraph,
    links: { label: 'grant.links', isList: true },
    responsible: { label: 'field.responsible', isName: true },
    body: { label: 'grant.body' },
  },
  sayThing: (say) => say('grant.one'),
};
