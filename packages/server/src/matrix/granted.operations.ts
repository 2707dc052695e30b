import { act, ask, change, channel, type Operation, reactionsTo } from './calls.ts';
import type { Things } from './things.ts';

const grantOf = ({ grant }: Things) => grant;
const sector = { nn: 'Bustad', nb: 'Bolig', en: 'Housing' };

/** Grants: read by everybody whose organization has the permission, and written by admins. */
export const grantedOperations: readonly Operation[] = [
  ask('actionValue', 'read a grant', 'actionValue(id: $id) { id title }', ({ grant: id }) => ({ id }), ' ($id: ID!)'),
  ask(
    'actionValueRevision',
    'copy a grant',
    'actionValueRevision(id: $id) { id title }',
    ({ grantRevision: id }) => ({ id }),
    ' ($id: ID!)',
  ),
  ask('allActionValues', 'area', 'allActionValues(input: { limit: 100 }) { totalCount nodes { id title } }'),
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
  ...reactionsTo('a grant', 'read a grant', grantOf),
  channel('a grant', 'read a grant', grantOf),
];
