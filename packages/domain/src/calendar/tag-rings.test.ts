import { expect, test } from 'vitest';
import { ringsByTag } from './tag-rings.ts';

const calendar = { id: '7', title: 'Økonomi', color: '#1f6f8b' };
const tag = (title: string) => ({ id: `tag-${title}`, title, color: '#804000' });
const activity = (...titles: string[]) => ({ tags: titles.map(tag) });

test('a wheel without tags is one ring, of its own name and colour', () => {
  const { rings, ringOf } = ringsByTag(calendar, [activity(), activity()], 'Anna');
  expect(rings).toEqual([{ id: 'calendar-7', title: 'Økonomi', color: '#1f6f8b' }]);
  expect(ringOf([])).toBe('calendar-7');
});

test('a wheel without activities has a ring to put them in', () => {
  expect(ringsByTag(calendar, [], 'Anna').rings).toHaveLength(1);
});

test('the most used tag is the outermost ring, and what has no tag is the innermost', () => {
  const { rings } = ringsByTag(
    calendar,
    [activity('Rapport'), activity('Budsjett'), activity('Budsjett'), activity()],
    'Anna',
  );
  expect(rings.map(({ title }) => title)).toEqual(['Budsjett', 'Rapport', 'Anna']);
});

test('there is no ring for the rest where every activity has a tag', () => {
  expect(ringsByTag(calendar, [activity('Budsjett')], 'Anna').rings.map(({ title }) => title)).toEqual(['Budsjett']);
});

test('an activity of two tags lies in the ring of the one that is used most', () => {
  const { ringOf } = ringsByTag(calendar, [activity('Rapport'), activity('Budsjett'), activity('Budsjett')], 'Anna');
  expect(ringOf([tag('Rapport'), tag('Budsjett')])).toBe('tag-Budsjett');
});

test('a sixth tag shares the ring of the rest', () => {
  const activities = ['A', 'B', 'C', 'D', 'E'].flatMap((title) => [activity(title), activity(title)]);
  const { rings, ringOf } = ringsByTag(calendar, [...activities, activity('F')], 'Anna');
  expect(rings.map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D', 'E', 'Anna']);
  expect(ringOf([tag('F')])).toBe('calendar-7');
});

test('no two rings have the same colour, and the older tag keeps that of its word', () => {
  const ochre = '#b07d12';
  const tags = ['Økonomi', 'HMS', 'Personal'].map((title, at) => ({ id: String(at + 9), title, color: ochre }));
  const used = [tags[2]!, tags[2]!, tags[1]!, tags[0]!].map((one) => ({ tags: [one] }));
  const colours = (...more: { tags: never[] }[]) =>
    new Map(ringsByTag(calendar, [...used, ...more], 'Andre').rings.map(({ title, color }) => [title, color]));
  expect(colours().get('Økonomi')).toBe(ochre);
  expect(new Set(colours().values()).size).toBe(3);
  expect(new Set(colours({ tags: [] }).values()).size).toBe(4);
});

test('a tag in the colour of the year wheel gives way where the rest has a ring', () => {
  const blue = { tags: [{ id: '1', title: 'Budsjett', color: calendar.color }] };
  expect(ringsByTag(calendar, [blue], 'Andre').rings[0]?.color).toBe(calendar.color);
  const [ring, rest] = ringsByTag(calendar, [blue, activity()], 'Andre').rings;
  expect([ring?.color === calendar.color, rest?.color]).toEqual([false, calendar.color]);
});
