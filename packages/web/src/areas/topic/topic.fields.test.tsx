import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts } from '@samspel/i18n/texts';
import { expect, test } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import { onPage } from '../../core/testing/page.tsx';
import { serverWith } from '../../core/testing/server.ts';
import { type AnyField, emptyOf } from '../../subject/form/fields.ts';
import { topicFields } from './form/topic.fields.ts';
import { topicRoot } from './form/topic.root.tsx';
import { topicHistory } from './topic.history.ts';

const fields = Object.entries<AnyField>(topicFields);
const { Fields, useParts } = topicRoot.form;

test('a field of a topic is called the same in its form, where two versions are compared, and in histories', async () => {
  serverWith({ KostraChoices: { allKostraFunctionGroups: [] } });
  const form = await onPage(
    <Fields form={emptyOf(topicFields)} set={() => {}} errors={{ of: () => undefined, touch: () => {} }} />,
  );
  const parts = (await atWork(useParts)).now();
  expect(parts.map((part) => part.name)).toEqual(fields.map(([name]) => name));
  for (const [name, { label }] of fields) {
    expect(form.text(), name).toContain(allTexts[label][0]);
    expect(parts.find((part) => part.name === name)!.label).toBe(allTexts[label][0]);
    expect(topicHistory.fields[name]!.label).toBe(label);
  }
});

test('no other file of the form, the comparison, the facts and the history names a label of a field', () => {
  const naming = ['form/topic.root.tsx', 'form/edit-page.tsx', 'page/about-tab.tsx', 'topic.history.ts'].flatMap(
    (file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      return fields.filter(([, { label }]) => text.includes(`'${label}'`)).map(([name]) => `${file}: ${name}`);
    },
  );
  expect(naming).toEqual([]);
});
