import { act, ask, change, noArea, type Operation } from './calls.ts';
import { secret } from './tree.ts';

/** Tags, links and relations of a year wheel. They work on every kind, so what an organization may not use is `notFound`. */
const ofOneWheel: readonly Operation[] = [
  ask('tags', 'see', 'tags(meta: $id) { title isFollowing }', ({ calendar }) => ({ id: calendar }), ' ($id: ID!)'),
  ask(
    'tag',
    'see what is on it',
    'tag(title: $title) { id title }',
    ({ tag: title }) => ({ title }),
    ' ($title: String!)',
  ),
  change('addTags', 'edit', ({ calendar }) => ({ meta: calendar, tags: ['Ny'] }), '{ id }', 'ChangeTagsInput'),
  change('removeTags', 'edit', ({ calendar, tag }) => ({ meta: calendar, tags: [tag] }), '{ id }', 'ChangeTagsInput'),
  ask('links', 'see', 'links(meta: $id) { label href }', ({ calendar }) => ({ id: calendar }), ' ($id: ID!)'),
  change('createLink', 'edit', ({ calendar }) => ({ meta: calendar, label: 'Ny', href: 'https://ks.no' }), '{ id }'),
  change('updateLink', 'edit what is on it', ({ link }) => ({ id: link, version: 1, label: 'Ny' }), '{ id }'),
  act('removeLink', 'edit what is on it', ({ link }) => link, ''),
  act('restoreLink', 'bring back', ({ removedLink }) => removedLink, '{ id }'),
  ask(
    'related',
    'see',
    'related(meta: $id) { totalCount nodes { id title } }',
    ({ calendar }) => ({ id: calendar }),
    ' ($id: ID!)',
  ),
  ...['addToRelated', 'createRelation'].map((name) =>
    change(
      name,
      'edit',
      ({ calendar, fork }) => ({ meta: calendar, metasToAdd: [fork] }),
      '{ id }',
      'AddToRelatedInput',
    ),
  ),
  change(
    'removeFromRelated',
    'edit',
    ({ calendar, related }) => ({ meta: calendar, metasToDelete: [related] }),
    '{ id }',
  ),
].map((row) => ({ ...row, instead: noArea }));

/** Tags in general. */
const ofNone: readonly Operation[] = [
  ask('searchTags', 'signed in', 'searchTags(query: "Ny") { id title }'),
  ask('taggedKinds', 'signed in', 'taggedKinds(title: "Ny") { kind count }'),
  ask('tagged', 'signed in', 'tagged(title: "Ny", kind: CALENDAR) { totalCount nodes { id title } }'),
  change('followTag', 'signed in', () => ({ title: 'Ny' }), '{ id }'),
  {
    name: 'mutation unfollowTag',
    need: 'signed in',
    call: () => ({ query: 'mutation { unfollowTag(title: "Ny") { id } }' }),
  },
  ask('adminTags', 'administer', 'adminTags(input: {}) { totalCount nodes { id title } }'),
  change('renameTag', 'administer', ({ tag: title }) => ({ title, newTitle: `${title} ny` }), '{ id }'),
  change('mergeTags', 'administer', ({ tag: title, event }) => ({ title, into: `${secret} ${event}` }), '{ id }'),
];

/** Tags, links and relations. */
export const relationOperations: readonly Operation[] = [...ofOneWheel, ...ofNone];
