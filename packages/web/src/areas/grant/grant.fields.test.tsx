import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts } from '@samspel/i18n/texts';
import { expect, test } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import { onPage } from '../../core/testing/page.tsx';
import { serverWith } from '../../core/testing/server.ts';
import type { AnyField } from '../../subject/form/fields.ts';
import { GrantFields } from './edit/grant-fields.tsx';
import { emptyGrant } from './edit/grant-form.ts';
import { useGrantParts } from './edit/grant-parts.tsx';
import { grantHistory } from './grant.history.ts';
import { type FormFieldName, grantFacts, grantFields, grantSections } from './parts/grant.fields.ts';

const fields = Object.entries<AnyField>(grantFields) as [FormFieldName, AnyField][];
const called = ({ label }: Pick<AnyField, 'label'>) => allTexts[label][0];
const choices = { GrantChoices: { actionValueSources: [], sectors: [] } };

test('every field stands once in the form, and a fact is a field', () => {
  const placed = grantSections.flatMap(({ rows }) => rows.flat());
  expect(placed.toSorted()).toEqual(fields.map(([name]) => name).toSorted());
  expect(new Set(grantFacts).size).toBe(grantFacts.length);
});

test('a field is called the same in its form, where two versions are compared, and in histories', async () => {
  serverWith(choices);
  const form = await onPage(
    <GrantFields form={emptyGrant} set={() => {}} errors={{ of: () => undefined, touch: () => {} }} />,
  );
  const parts = (await atWork(useGrantParts)).now();
  expect(parts.map(({ name }) => name)).toEqual(fields.map(([name]) => name));
  for (const [name, field] of fields) {
    expect(form.text(), name).toContain(called(field));
    expect(parts.find((part) => part.name === name)!.label).toBe(called(field));
    expect(grantHistory.fields[name]!.label).toBe(field.label);
  }
});

test('a fact is called otherwise only where its unit stands in the value', () => {
  const otherwise = fields.flatMap(([name, { fact }]) => (fact?.label ? [name] : []));
  expect(otherwise).toEqual(['amountFrom', 'ownShare']);
});

test('no other file of the form, the comparison, the facts and the history names a label of a field', () => {
  const files = ['edit', 'revisions'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).map((file) => join(folder, file)),
  );
  const labels = new Set(fields.map(([, { label }]) => label as string));
  const naming = [...files, 'grant.history.ts', 'page/facts.tsx']
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8');
      return [...labels].filter((label) => text.includes(`'${label}'`)).map((label) => `${file}: ${label}`);
    });
  expect(naming).toEqual([]);
});
