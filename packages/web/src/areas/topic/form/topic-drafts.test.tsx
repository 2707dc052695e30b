import { richTextOf } from '@samspel/domain/text/plain-text';
import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import type { TopicPartsFragment } from '../../../generated/graphql.ts';
import { RootCreation } from '../../../subject/root/root-creation.tsx';
import { Component as EditPage } from './edit-page.tsx';
import { topicRoot } from './topic.root.tsx';

let topic: TopicPartsFragment;
vi.mock('../../../subject/root/root-found.tsx', () => ({
  RootFound: ({ show }: { show: (topic: TopicPartsFragment) => unknown }) => show(topic),
}));
vi.mock('../../../subject/form/form-fields.tsx', () => ({ FormFields: () => null }));
vi.mock('../../../subject/kostra/use-kostra-title.ts', () => ({ useKostraTitle: () => String }));
vi.mock('../../../core/live/live-subject.ts', () => ({ useLiveSubject: () => ({}) }));
vi.mock('../../../core/person/me.tsx', () => ({
  useMe: () => ({ id: '1', organization: { id: '2', name: 'Fjordvik' } }),
}));

const access = {
  ...{ __typename: 'Access', isPrivate: false, visibility: 'PUBLIC', myAccess: 'WRITE' },
  ...{ persons: [], groups: [], organizationGroups: [], organizations: [] },
};

/** Opens the form of a topic, and returns the statuses that it was saved with. */
async function editing(status: 'DRAFT' | 'PUBLISHED') {
  topic = {
    ...{ __typename: 'Topic', kind: 'TOPIC', id: '7', title: 'Barnevern', uri: 'barnevern-7', category: 'TOPIC' },
    ...{ description: JSON.stringify(richTextOf('Om dette')), descriptionText: 'Om dette', kostraFunctions: [] },
    ...{ isLimited: false, isRestricted: false, isLiked: false, isFollowing: false, likes: 0, followers: 3 },
    ...{ status, version: 4, mayRestore: null, lastUpdated: null, lastEdit: null, access, createdBy: null },
  } as unknown as TopicPartsFragment;
  const asked = serverWith({ UpdateTopic: { saved: { ...topic, version: 5, lastChange: null } } });
  const page = await onPage(<EditPage />);
  const sent = () =>
    asked
      .filter(({ name }) => name === 'UpdateTopic')
      .map(({ with: { input } }) => (input as { status: string }).status);
  return { page, sent };
}

test('a draft is saved as a draft, without being published', async () => {
  const { page, sent } = await editing('DRAFT');
  await page.press('button', 'Lagre utkast');
  expect(sent()).toEqual(['DRAFT']);
});

test('a draft is published by a button that says so', async () => {
  const { page, sent } = await editing('DRAFT');
  expect(page.names('button')).not.toContain('Lagre');
  await page.press('button', 'Publiser');
  expect(sent()).toEqual(['PUBLISHED']);
});

test('a published one is withdrawn after a question that says who loses sight of it', async () => {
  const { page, sent } = await editing('PUBLISHED');
  await page.press('button', 'Trekk tilbake til utkast');
  expect(page.text()).toContain('3 personar følgjer det');
  expect(sent()).toEqual([]);
  await page.press('dialog button', 'Trekk tilbake til utkast');
  expect(sent()).toEqual(['DRAFT']);
});

test('a new one can be made as a draft', async () => {
  serverWith({});
  const page = await onPage(<RootCreation of={topicRoot} />);
  expect(page.names('button')).toContain('Lagre utkast');
});
