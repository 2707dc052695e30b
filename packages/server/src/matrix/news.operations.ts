import { ask, change, type Operation, text } from './calls.ts';

const words = { title: 'Nytt', body: text('Nytt i Samspel') };

/** News: everybody reads what is published, and only admins read the rest. */
export const newsOperations: readonly Operation[] = [
  ask('news', 'signed in', 'news { totalCount nodes { id title } }'),
  {
    ...ask(
      'newsItem',
      'signed in',
      'newsItem(id: $id) { id title }',
      ({ cast }) => ({ id: cast.news.shown }),
      ' ($id: ID!)',
    ),
    of: 'that is published',
  },
  {
    ...ask(
      'newsItem',
      'signed in',
      'newsItem(id: $id) { id title }',
      ({ cast }) => ({ id: cast.news.draft }),
      ' ($id: ID!)',
    ),
    of: 'that is a draft',
    instead: { ok: 'notFound' },
  },
  ask('adminNews', 'administer', 'adminNews(input: {}) { totalCount nodes { id status } }'),
  ask(
    'adminNewsItem',
    'administer',
    'adminNewsItem(id: $id) { id }',
    ({ cast }) => ({ id: cast.news.draft }),
    ' ($id: ID!)',
  ),
  change('createNews', 'administer', () => ({ nn: words, status: 'DRAFT' }), '{ id }'),
  change(
    'updateNews',
    'administer',
    ({ cast }) => ({ id: cast.news.shown, version: 1, nn: words, status: 'PUBLISHED' }),
    '{ id }',
  ),
];
