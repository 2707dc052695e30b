import { createGroupInput } from '@samspel/domain/organization/group.input';
import { Refusal } from '@samspel/domain/refusal';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { atWork } from '../testing/hook.tsx';
import { type FieldName, type Labels, useFieldErrors } from './use-field-errors.ts';
import { useSchema } from './use-schema.ts';

/** Uses the form of a group, which shows some of its fields. */
const groupForm = (nameOf?: FieldName, labels?: Labels, shown: readonly string[] = ['title', 'members']) =>
  atWork(() => {
    const [form, setForm] = useState({ title: '', members: [] as string[] });
    const errors = useFieldErrors(createGroupInput, form, nameOf, labels);
    for (const field of shown) errors.of(field);
    return { setForm, errors };
  });
const titled = (title: string) => ({ title, members: [] });
const notAllowed = new Refusal('notAllowed', 'input.title');

test('says nothing of a field before it is left, and nothing of the others then', async () => {
  const form = await groupForm();
  expect(form.now().errors.of('title')).toBeUndefined();
  await form.perform(({ errors }) => errors.touch('members'));
  expect(form.now().errors.of('title')).toBeUndefined();
  await form.perform(({ errors }) => errors.touch('title'));
  expect(form.now().errors.of('title')).toContain('obligatorisk');
});

test('a field that was left says what is wrong as it is written, and nothing when it is in order', async () => {
  const form = await groupForm();
  await form.perform(({ errors }) => errors.touch('title'));
  await form.perform(({ setForm }) => setForm(titled('x'.repeat(256))));
  expect(form.now().errors.of('title')).toContain('255');
  await form.perform(({ setForm }) => setForm(titled('Økonomi')));
  expect(form.now().errors.of('title')).toBeUndefined();
});

test('checked before it is sent, every field speaks, and a form in order may go', async () => {
  const form = await groupForm();
  let isReady: boolean | undefined;
  await form.perform(async ({ errors }) => (isReady = await errors.checkAll()));
  expect([isReady, Boolean(form.now().errors.of('title'))]).toEqual([false, true]);
  await form.perform(({ setForm }) => setForm(titled('Økonomi')));
  await form.perform(async ({ errors }) => (isReady = await errors.checkAll()));
  expect(isReady).toBe(true);
});

test("the server's no stands under its field until the form is changed", async () => {
  const form = await groupForm();
  await form.perform(({ setForm }) => setForm(titled('Økonomi')));
  await form.perform(({ errors }) => errors.refuse(notAllowed));
  expect([Boolean(form.now().errors.of('title')), form.now().errors.stray]).toEqual([true, false]);
  await form.perform(({ setForm }) => setForm(titled('Økonomi 2')));
  expect(form.now().errors.of('title')).toBeUndefined();
});

test('a no that arrives after the person wrote on is shown all the same', async () => {
  const form = await groupForm();
  await form.perform(({ setForm }) => setForm(titled('Økonomi')));
  const { errors } = form.now();
  await form.perform(({ setForm }) => setForm(titled('Økonomi og')));
  await form.perform(() => errors.refuse(notAllowed));
  expect(form.now().errors.of('title')).toBeTruthy();
});

test('a no about the version, or about no field at all, is about the whole form', async () => {
  const form = await groupForm();
  for (const field of ['input.version', 'input.id', 'input', undefined]) {
    await form.perform(({ errors }) => errors.refuse(new Refusal('conflict', field)));
    expect([form.now().errors.stray, Boolean(form.now().errors.of(''))]).toEqual([true, true]);
  }
});

test('a no about a field that the form does not show is about the whole form', async () => {
  const form = await groupForm(undefined, undefined, ['members']);
  await form.perform(({ setForm }) => setForm(titled('Økonomi')));
  await form.perform(({ errors }) => errors.refuse(notAllowed));
  expect([form.now().errors.stray, Boolean(form.now().errors.of(''))]).toEqual([true, true]);
});

test('what is wrong with a field that the form does not show is said before it is sent', async () => {
  const form = await groupForm(undefined, undefined, ['members']);
  let isReady: boolean | undefined;
  await form.perform(async ({ errors }) => (isReady = await errors.checkAll()));
  expect([isReady, form.now().errors.stray]).toEqual([false, true]);
  expect(form.now().errors.of('')).toContain('obligatorisk');
});

test('whoever knows better than the error says it in own words', async () => {
  const form = await groupForm();
  await form.perform(({ errors }) => errors.refuse(notAllowed, 'Gruppa er di eiga'));
  expect(form.now().errors.of('title')).toBe('Gruppa er di eiga');
});

test('a field of a list answers under the name that the form gives it', async () => {
  const form = await groupForm((path) => path.join('-'));
  await form.perform(({ setForm }) => setForm({ title: 'Økonomi', members: ['x'] }));
  await form.perform(({ errors }) => errors.checkAll());
  expect([form.now().errors.of('members'), Boolean(form.now().errors.of('members-0'))]).toEqual([undefined, true]);
});

test('an error calls a field what its label does', async () => {
  const form = await groupForm(undefined, { title: 'name' });
  await form.perform(({ errors }) => errors.checkAll());
  expect(form.now().errors.of('title')).toMatch(/^Namn /);
});

test('a field that appears after the form was checked says nothing until it is left, or checked again', async () => {
  const form = await groupForm((path) => path.join('-'));
  await form.perform(({ errors }) => errors.checkAll());
  await form.perform(({ setForm }) => setForm({ title: '', members: ['x'] }));
  const said = () => [Boolean(form.now().errors.of('title')), Boolean(form.now().errors.of('members-0'))];
  expect(said()).toEqual([true, false]);
  await form.perform(({ errors }) => errors.checkAll());
  expect(said()).toEqual([true, true]);
});

/** Uses the same form, whose schema comes, or does not, when the test says so. */
async function lateForm(isWanted = true) {
  const { promise, resolve, reject } = Promise.withResolvers<typeof createGroupInput>();
  const load = () => promise;
  const form = await atWork(() => {
    const [form, setForm] = useState({ title: '', members: [] as string[] });
    return { setForm, errors: useFieldErrors(useSchema(load, isWanted), form) };
  });
  return { form, come: () => resolve(createGroupInput), fail: () => reject(new TypeError('Failed to fetch')) };
}

test('a press before the schema has come waits for it, and a second press meanwhile is not sent', async () => {
  const { form, come } = await lateForm();
  const answers: boolean[] = [];
  const press = () => form.perform(({ errors }) => void errors.checkAll().then((isReady) => answers.push(isReady)));
  await press();
  await press();
  expect([answers, form.now().errors.of('title')]).toEqual([[false], undefined]);
  await form.perform(come);
  expect([answers, Boolean(form.now().errors.of('title'))]).toEqual([[false, false], true]);
});

test('nothing goes unchecked when the schema cannot be fetched, and the form says so', async () => {
  const { form, fail } = await lateForm();
  await form.perform(({ setForm }) => setForm(titled('Økonomi')));
  let isReady: boolean | undefined;
  await form.perform(({ errors }) => void errors.checkAll().then((answer) => (isReady = answer)));
  await form.perform(fail);
  expect([isReady, form.now().errors.stray]).toEqual([false, true]);
});

test('a press in a form in which nobody has written fetches the schema, and says at the field what is missing', async () => {
  const { form, come } = await lateForm(false);
  await form.perform(({ errors }) => void errors.checkAll());
  await form.perform(come);
  expect(form.now().errors.of('title')).toContain('obligatorisk');
});
