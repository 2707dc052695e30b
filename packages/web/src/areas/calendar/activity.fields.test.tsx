import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sayer } from '@samspel/i18n/format';
import { allTexts } from '@samspel/i18n/texts';
import { expect, test } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { serverWith } from '../../core/testing/server.ts';
import type { AnyField } from '../../subject/form/fields.ts';
import { activityHistory, seriesHistory } from './calendar.history.ts';
import { ActivityFields } from './edit/activity-fields.tsx';
import type { ActivityForm } from './edit/activity-form.ts';
import { activityParts } from './edit/activity-parts.ts';
import { SingleFields } from './edit/single-fields.tsx';
import type { SingleForm } from './edit/single-form.ts';
import { singleParts } from './edit/single-parts.tsx';
import { activityFields, inheritedNames, seriesFields } from './fields/activity.fields.ts';
import { SeriesFields } from './series/series-fields.tsx';
import { emptySeriesForm } from './series/series-form.ts';
import { seriesParts } from './series/series-parts.tsx';

const say = sayer('nn');
const today = '2026-03-02';
const fields = { ...seriesFields, ...activityFields };
const called = (name: string) => allTexts[(fields as Record<string, AnyField>)[name]!.label][0];
const errors = {
  of: () => undefined,
  touch: () => {},
  checkAll: async () => true,
  showAll: () => {},
  refuse: () => {},
  stray: false,
};
const series = emptySeriesForm('7', '2026-06-01');
const activity = { ...series, note: '', reminderDate: '' } satisfies ActivityForm;
const single = { ...activity, isOwnDay: false } satisfies SingleForm;
const set = () => {};

test('what activities have from their series is a field of all three forms, and a part of each', async () => {
  serverWith({ CalendarTags: { calendar: { id: '7', tags: [] } } });
  const forms = [
    <SeriesFields key="series" form={series} set={set} errors={errors} isThere />,
    <ActivityFields key="activity" form={activity} set={set} errors={errors} />,
    <SingleFields key="single" form={single} set={set} errors={errors} />,
  ];
  const parts = [seriesParts(say, today), activityParts(say, today), singleParts(say, today)].map((all) =>
    all.map(({ name, label }) => ({ name, label: String(label) })),
  );
  for (const form of forms) {
    const page = await onPage(form);
    for (const name of ['title', 'description', ...inheritedNames]) expect(page.text(), name).toContain(called(name));
  }
  for (const all of parts) {
    for (const name of inheritedNames) expect(all).toContainEqual({ name, label: called(name) });
  }
});

test('a field is called the same in histories as in its form', () => {
  for (const [name, { label }] of Object.entries<AnyField>(fields)) {
    expect(activityHistory.fields[name]!.label, name).toBe(label);
    expect(seriesHistory.fields[name]!.label, name).toBe(label);
  }
});

test('no file of the forms, conflicts and histories names a label of an inherited field', () => {
  const files = ['edit', 'series', 'fields'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).map((file) => join(folder, file)),
  );
  const labels = inheritedNames.map((name) => fields[name].label);
  const naming = [...files, 'calendar.history.ts', 'activity/activity-facts.tsx']
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.endsWith('activity.fields.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      return labels.filter((label) => text.includes(`'${label}'`)).map((label) => `${file}: ${label}`);
    });
  expect(naming).toEqual([]);
});
