import { sayer } from '@samspel/i18n/format';
import { describe, expect, test } from 'vitest';
import { merge } from '../../../core/forms/merge.ts';
import { addMember, openToAll, setVisibility } from '../../../subject/access/access-draft.ts';
import * as subject from '../../../subject/form/edit-form.ts';
import { emptyOf } from '../../../subject/form/fields.ts';
import { partsOf } from '../../../subject/form/parts-of.ts';
import type { KostraNames } from '../../../subject/form/service-areas.ts';
import { type CalendarForm, calendarFields } from '../fields/calendar.fields.ts';

type EditForm = subject.EditForm<CalendarForm>;
const { comparedWith, isEdited } = subject;

const owner = { kind: 'person', id: '1', name: 'Kari', access: 'OWNER' } as const;
const ola = { kind: 'person', id: '2', name: 'Ola' } as const;
const base: EditForm = {
  fields: { ...emptyOf(calendarFields), title: 'Økonomi' },
  access: addMember({ isPrivate: true, visibility: 'PUBLIC', members: [owner] }, ola),
};
const titled = (title: string, form = base): EditForm => ({ ...form, fields: { ...form.fields, title } });
const hidden: EditForm = { ...base, access: setVisibility(base.access, 'PRIVATE') };

const say = sayer('nn');
const fieldParts = partsOf<CalendarForm, KostraNames>(calendarFields, {
  ...{ say, today: '2026-03-02' },
  names: { kostraFunction: String },
});
const parts = (forms: EditForm[]) => subject.editParts(fieldParts, forms, say);

function merged(mine: EditForm, theirs: EditForm) {
  const versions = { base, mine: comparedWith(mine, base), theirs: comparedWith(theirs, base) };
  const { form, taken, disputed } = merge(parts([base, mine, theirs]), versions);
  return { form, taken: taken.map(({ label }) => label), disputed: disputed.map(({ label }) => label) };
}

describe('two who change the same year wheel at once', () => {
  test('both called it something: somebody must choose, and my words stand until then', () => {
    const { form, disputed } = merged(titled('Økonomi 2027'), titled('Budsjett'));
    expect(disputed).toEqual(['Tittel']);
    expect(form.fields.title).toBe('Økonomi 2027');
  });

  test('one changed the words and the other who may see it: both are kept', () => {
    const { form, taken, disputed } = merged(titled('Økonomi 2027'), hidden);
    expect(form).toEqual(titled('Økonomi 2027', hidden));
    expect([taken, disputed]).toEqual([['Kven kan lese?'], []]);
  });
});

describe('whether a form has changes', () => {
  test('is no for the same words and the same list, with those who left when it was opened', () => {
    const open: EditForm = { ...base, access: openToAll(base.access) };
    expect(isEdited(titled('Økonomi'), base)).toBe(false);
    expect(isEdited(comparedWith(open, base), open)).toBe(false);
  });

  test('is yes for another title and for another list', () => {
    expect(isEdited(titled('Budsjett'), base)).toBe(true);
    expect(isEdited(hidden, base)).toBe(true);
  });
});
