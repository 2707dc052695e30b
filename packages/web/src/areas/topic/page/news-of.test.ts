import { expect, test } from 'vitest';
import type { TopicInShortQuery } from '../../../generated/graphql.ts';
import { newsOf } from './news-of.ts';

const per = { id: '3', name: 'Per Lund', picture: null, organization: { id: '2', name: 'Lundvik kommune' } };
const thing = (id: string, kind: 'CALENDAR' | 'ACTION_VALUE' | 'TOPIC', at: string | null) => ({
  ...{ id, kind, title: `Nr. ${id}`, status: 'PUBLISHED', uri: id },
  lastEdit: at && { at: `${at}T09:00:00Z`, by: per },
});
const of = (more: object) =>
  newsOf({
    topicNetwork: { totalCount: 0, nodes: [] },
    topics: { totalCount: 0, nodes: [] },
    ...more,
  } as never as TopicInShortQuery);

test('a topic that gathers nothing, or nothing of the kinds that I may use, has no news', () => {
  expect(of({})).toEqual([]);
});

test('everything that it gathers is one list, the latest first, and ends after five', () => {
  const news = of({
    calendars: { totalCount: 2, nodes: [thing('1', 'CALENDAR', '2026-11-20'), thing('2', 'CALENDAR', null)] },
    grants: { totalCount: 1, nodes: [thing('3', 'ACTION_VALUE', '2026-11-25')] },
    topics: { totalCount: 1, nodes: [thing('4', 'TOPIC', '2026-10-01')] },
    discussions: {
      nodes: [
        {
          ...thing('5', 'TOPIC', null),
          kind: 'DISCUSSION',
          lastUpdated: '2026-11-26T08:00:00Z',
          answerCount: 2,
          createdBy: per,
        },
      ],
    },
    files: [{ id: '6', name: 'Rutine.pdf', dateCreated: '2026-11-24T09:00:00Z', createdBy: per }],
    links: [
      {
        id: '7',
        label: 'KS',
        href: 'https://ks.no',
        dateCreated: '2026-11-22T09:00:00Z',
        lastUpdated: '2026-11-22T09:00:00Z',
        createdBy: per,
      },
    ],
  });
  expect(news.map(({ sort, id }) => `${sort} ${id}`)).toEqual([
    'DISCUSSION 5',
    'ACTION_VALUE 3',
    'FILE 6',
    'LINK 7',
    'CALENDAR 1',
  ]);
  expect(news[0]).toMatchObject({ answers: 2, by: per });
  expect([news[2]!.tab, news[3]!.href]).toEqual(['resources', 'https://ks.no']);
});
