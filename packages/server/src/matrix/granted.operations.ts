import type { TestPerson } from '../core/testing/people.ts';
import { plannedTo } from './applying.ts';
import { act, ask, change, channel, type Operation, reactionsTo } from './calls.ts';
import type { Things } from './things.ts';

const grantOf = ({ grant }: Things) => grant;
/** Returns the case of the caller's own municipality on the grant. */
const ownCase = ({ cases, grant }: Things, as: TestPerson | null) => cases.get(as?.organizationId ?? 0) ?? grant;
/** Returns the case of another municipality. */
const otherCase = ({ cases, grant }: Things, as: TestPerson | null) =>
  [...cases].find(([organization]) => organization !== as?.organizationId)?.[1] ?? grant;
const sector = { nn: 'Bustad', nb: 'Bolig', en: 'Housing' };

/** Makes the rows of changing a case: one of the caller's own municipality, and one of another. */
const caseRows = (name: string, what: object): Operation[] => [
  {
    ...change(name, 'area', (things, as) => ({ id: ownCase(things, as), version: 1, ...what }), '{ id }'),
    of: 'of my municipality',
  },
  {
    ...change(
      name,
      "another municipality's",
      (things, as) => ({ id: otherCase(things, as), version: 1, ...what }),
      '{ id }',
    ),
    of: 'of another municipality',
  },
];

/** Returns a file of the case of the caller's own municipality, or of another: one that is there, or one that was removed. */
const fileOf =
  (whose: 'own' | 'other', which: 'there' | 'removed' = 'there') =>
  ({ caseFiles, grant }: Things, as: TestPerson | null) => {
    const isOwn = (organization: number) => organization === (as?.organizationId ?? 0);
    return [...caseFiles].find(([one]) => isOwn(one) === (whose === 'own'))?.[1][which] ?? grant;
  };

/** Makes the rows of using a file of a case: one of the caller's own municipality, and one of another. */
const caseFileRows = (
  name: string,
  which: 'there' | 'removed',
  call: (id: number) => ReturnType<NonNullable<Operation['call']>>,
): Operation[] => [
  { name, need: 'area', of: 'of my municipality', call: (things, as) => call(fileOf('own', which)(things, as)) },
  {
    name,
    need: "another municipality's",
    of: 'of another municipality',
    call: (things, as) => call(fileOf('other', which)(things, as)),
  },
];
const onFile = (name: string, which: 'there' | 'removed') =>
  caseFileRows(`mutation ${name}`, which, (id) => ({
    query: `mutation ($id: ID!) { ${name}(id: $id) { id files { name } } }`,
    variables: { id },
  }));

/** A form with a file for a case. */
function caseForm(id: number): FormData {
  const form = new FormData();
  form.append('case', String(id));
  form.append('file', new File(['Hei'], 'Notat.txt', { type: 'text/plain' }));
  return form;
}
const uploadRow = (need: 'area' | "another municipality's", of: string, whose: typeof ownCase): Operation => ({
  ...{ name: 'POST /grant-case/upload', need, of },
  call: (things, as) => ({ method: 'POST', path: '/grant-case/upload', body: caseForm(whose(things, as)) }),
});

/** Makes the row of changing the tasks that a case of the caller's municipality has in the year wheel, or of adding some. */
const planRow = (name: string, need: 'edit' | 'edit what is on it', what: (things: Things, own: number) => object) =>
  change(
    name,
    need,
    (things, as) => {
      const own = as?.organizationId ?? 0;
      return { id: things.cast.applying.cases.get(own) ?? things.grant, version: 1, ...what(things, own) };
    },
    '{ id }',
  );
const planOf = ({ plans, grant }: Things, own: number) => plans.get(own) ?? grant;
const leadUp = { title: 'Les utlysinga', daysBefore: 30 };

/** The operations of grants: everybody whose organization has the permission reads them, and admins write them. */
export const grantedOperations: readonly Operation[] = [
  ask(
    'actionValue',
    'read a grant',
    'actionValue(id: $id) { id title topics { title } comments { message } tags { title } }',
    ({ grant: id }) => ({ id }),
    ' ($id: ID!)',
  ),
  ask(
    'actionValueRevision',
    'copy a grant',
    'actionValueRevision(id: $id) { id title }',
    ({ grantRevision: id }) => ({ id }),
    ' ($id: ID!)',
  ),
  ask('allActionValues', 'area', 'allActionValues(input: { limit: 100 }) { totalCount nodes { id title } }'),
  ask('upcomingActionValues', 'area', 'upcomingActionValues(limit: 100) { id title }'),
  ask('removedActionValues', 'area', 'removedActionValues { totalCount nodes { id title } }'),
  ask('actionValueSources', 'area', 'actionValueSources { id name }'),
  ask('sectors', 'area', 'sectors { id title }'),
  change('createActionValue', 'administer', () => ({ title: 'Ny' }), '{ id }'),
  change('updateActionValue', 'edit a grant', ({ grant: id }) => ({ id, version: 1, title: 'Ny' }), '{ id }'),
  {
    name: 'mutation importActionValues',
    need: 'administer',
    call: () => ({ query: 'mutation { importActionValues }' }),
  },
  act('removeActionValue', 'edit a grant', grantOf, ''),
  act('restoreActionValue', 'restore a grant', grantOf, '{ id }'),
  change('createSource', 'administer', ({ grant }) => ({ name: `Bufdir ${grant}` }), '{ id }'),
  change('updateSource', 'administer', ({ source: id }) => ({ id, name: `Enova ${id}` }), '{ id }'),
  act('removeSource', 'administer', ({ source }) => source, ''),
  change('createSector', 'administer', ({ grant }) => ({ ...sector, nn: `Bustad ${grant}` }), '{ id }'),
  change('updateSector', 'administer', ({ sector: id }) => ({ ...sector, id, nn: `Plan ${id}` }), '{ id }'),
  act('removeSector', 'administer', ({ sector: id }) => id, ''),
  ask('mySavedSearches', 'area', 'mySavedSearches { id name }'),
  change(
    'createSavedSearch',
    'area',
    ({ grant }) => ({ name: `Bustad ${grant}`, filter: { search: 'bustad' } }),
    '{ id }',
  ),
  change('removeSavedSearch', 'area', () => ({ name: 'Bustad' }), '{ id }'),
  ask('grantCases', 'area', 'grantCases { id notes moves { reason } }'),
  ask('grantCase', 'read a grant', 'grantCase(grant: $id) { id notes }', ({ grant: id }) => ({ id }), ' ($id: ID!)'),
  ask(
    'grantApplicants',
    'read a grant',
    'grantApplicants(grant: $id) { id name }',
    ({ grant: id }) => ({ id }),
    ' ($id: ID!)',
  ),
  { ...act('startGrantCase', 'follow up a grant', grantOf, '{ id }'), codes: { 'calendar.draft': 'subject.draft' } },
  ...caseRows('updateGrantCase', { notes: 'Avtalt' }),
  ...caseRows('moveGrantCase', { state: 'APPLYING' }),
  uploadRow('area', 'of my municipality', ownCase),
  uploadRow("another municipality's", 'of another municipality', otherCase),
  ...caseFileRows('GET /grant-case/file/:id', 'there', (id) => ({ method: 'GET', path: `/grant-case/file/${id}` })),
  ...onFile('removeGrantCaseFile', 'there'),
  ...onFile('restoreGrantCaseFile', 'removed'),
  planRow('planGrantCase', 'edit', ({ calendar }) => ({
    ...{ type: 'APPLICATION', calendar, day: '2027-03-01', tasks: [leadUp] },
  })),
  planRow('followGrantCaseDeadline', 'edit what is on it', (things, own) => ({
    ...{ plan: planOf(things, own), to: plannedTo, isMoved: true },
  })),
  planRow('undoGrantCasePlan', 'edit what is on it', (things, own) => ({ plan: planOf(things, own) })),
  ...reactionsTo('a grant', 'read a grant', grantOf),
  channel('a grant', 'read a grant', grantOf),
];
