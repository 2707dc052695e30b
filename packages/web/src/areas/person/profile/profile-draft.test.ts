import { expect, test } from 'vitest';
import { changesOf, draftOf } from './profile-draft.ts';

const stored = draftOf({
  ...{ id: '1', name: 'Kari Nes', email: 'kari@fjordvik.example', jobTitle: 'Rådgjevar', department: null },
  ...{ description: null, phoneNumber: null, kostraFunctions: [{ id: '7', kid: '202', title: 'Grunnskole' }] },
});

test('what is not changed is not sent', () => {
  expect(changesOf(stored, stored)).toEqual({});
  expect(changesOf({ ...stored, kostraFunctions: ['7'] }, stored)).toEqual({});
});

test('what is changed is sent, and an emptied field as empty', () => {
  expect(changesOf({ ...stored, jobTitle: '', department: 'Oppvekst' }, stored)).toEqual({
    jobTitle: '',
    department: 'Oppvekst',
  });
  expect(changesOf({ ...stored, kostraFunctions: [] }, stored)).toEqual({ kostraFunctions: [] });
});
