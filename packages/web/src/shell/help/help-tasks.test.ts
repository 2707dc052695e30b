import { allTexts, type TextId } from '@samspel/i18n/texts';
import { expect, test } from 'vitest';
import { findHelp } from '../../areas/about/help/find-help.ts';
import { helpPathAt } from '../../core/support/help.ts';
import { helpTasks } from './help-tasks.ts';

const say = (id: TextId) => allTexts[id][0];
const found = (query: string) => findHelp(helpTasks, query, say).map(({ name }) => name);

test.each([
  ['/home', '/help/tasks'],
  ['/login/no-subscription', '/help/sign-in'],
  ['/calendar', '/help/explore'],
  ['/calendar/shared-links', '/help/share'],
  ['/calendar/0Xy', '/help/activity'],
  ['/person/7/annual-cycle/create/2027', '/help/year-wheel'],
  ['/person/7/annual-cycle/2027/1', '/help/wheel'],
  ['/my-profile/groups', '/help/changes'],
  ['/topic/list', '/help/ask'],
  ['/admin/action-value/sources', '/help/grants'],
  ['/search', '/help'],
  ['/help/ask', '/help'],
])('from %s the help opens at %s', (screen, page) => {
  expect(helpPathAt(screen, helpTasks)).toBe(page);
});

test('a search finds by title, by what a step says, and by a part of a word', () => {
  expect(found('tilskot')).toEqual(['grants']);
  expect(found('PIN')).toEqual(['sign-in']);
  expect(found('lenkje delings')).toEqual(['share']);
  expect(found('kopi')).toEqual(['explore']);
  expect(found('kodeord')).toEqual([]);
  expect(found(' ')).toHaveLength(10);
});
