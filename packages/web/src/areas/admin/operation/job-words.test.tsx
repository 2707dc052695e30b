import { expect, test } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { serverWith } from '../../../core/testing/server.ts';
import { Jobs } from './jobs.tsx';

const none = { __typename: 'JobSchedule', minutes: null, time: null, day: null };

test.each([
  ['account.expire', { every: 'MINUTES', minutes: 1 }, false, 'Køyrer kvart minutt ·'],
  ['grant.remind', { every: 'MINUTES', minutes: 5 }, false, 'Køyrer kvart 5. minutt ·'],
  ['account.tidy', { every: 'HOUR', minutes: 17 }, false, 'Køyrer kvar time, 17 minutt over ·'],
  ['file.tidy', { every: 'DAY', time: '04:10' }, false, 'Køyrer kvar natt kl. 04:10 ·'],
  ['file.tidy', { every: 'DAY', time: '07:00' }, false, 'Køyrer kvar dag kl. 07:00 ·'],
  [
    'calendar.extendSeries',
    { every: 'YEAR', day: '01-01', time: '00:15' },
    false,
    'Køyrer kvart år 1. januar kl. 00:15 ·',
  ],
  ['calendar.copy', null, true, 'Køyrer når det er noko å gjere ·'],
  ['mail.send', { every: 'MINUTES', minutes: 1 }, true, 'Køyrer når det er noko å gjere, og kvart minutt ·'],
] as const)('%s at %j says when it runs, in words', async (name, schedule, isAskedFor, words) => {
  const job = {
    ...{ __typename: 'JobState', name, isAskedFor, schedule: schedule && { ...none, ...schedule } },
    ...{ state: null, startedAt: null, endedAt: null, failures: 0, error: null },
  };
  const pageInfo = { __typename: 'PageInfo', numberOfPages: 1 };
  serverWith({ Jobs: { jobs: { __typename: 'JobPage', totalCount: 1, pageInfo, nodes: [job] } } });
  expect((await onPage(<Jobs />)).text().replaceAll('\u00a0', ' ')).toContain(words);
});

test('a job says what it does, and its technical name beside it', async () => {
  const job = {
    ...{ __typename: 'JobState', name: 'mail.send', isAskedFor: true, schedule: null },
    ...{ state: null, startedAt: null, endedAt: null, failures: 0, error: null },
  };
  const unknown = { ...job, name: 'future.job' };
  const pageInfo = { __typename: 'PageInfo', numberOfPages: 1 };
  serverWith({ Jobs: { jobs: { __typename: 'JobPage', totalCount: 2, pageInfo, nodes: [job, unknown] } } });
  const page = await onPage(<Jobs />);
  expect(page.text()).toContain('Sender e-postane i utboksen');
  expect(page.text()).toContain('mail.send');
  expect(page.names('button')).toContain('Køyr no: Sender e-postane i utboksen');
  expect(page.names('button')).toContain('Køyr no: future.job');
});
