import { sayer } from '@samspel/i18n/format';
import { expect, test } from 'vitest';
import type { AccessDraft } from './access-draft.ts';
import { firstAccess } from './first-access.ts';
import { sayAccess } from './say-access.ts';

const say = sayer('nn');
const first = firstAccess({ id: '1', name: 'Kari Nes', organization: { id: '9', name: 'Fjordvik kommune' } });
const ola: AccessDraft['members'][number] = { kind: 'person', id: '2', name: 'Ola Vik', access: 'READ' };

test.each<[string, AccessDraft]>([
  ['Tilgang: du og Fjordvik kommune', first],
  ['Tilgang: berre du', { ...first, members: first.members.slice(0, 1) }],
  ['Tilgang: du, Fjordvik kommune og 1 til', { ...first, members: [...first.members, ola] }],
  ['Tilgang: open for alle', { ...first, isPrivate: false }],
])('«%s» says who has access to what is new', (words, draft) => {
  expect(sayAccess(say, draft)).toBe(words);
});
