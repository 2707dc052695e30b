import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { EditBody, type EditBodyProps } from './edit-body.tsx';
import type { SavedStatus } from './use-edit.ts';

/** Shows the form of a thing, and returns what it was saved as. */
async function form({ isDraft = false, isValid = true }) {
  const saved: SavedStatus[] = [];
  const edit = {
    form: { fields: {}, access: { isPrivate: false, visibility: 'PUBLIC', members: [] } },
    why: null,
    errors: { of: () => undefined, others: [], stray: [], checkAll: () => isValid },
    conflict: { open: null },
    others: { change: vi.fn(), of: { id: '7', kind: 'CALENDAR' } },
    save: async (as: SavedStatus) => void saved.push(as),
    isDraft,
    status: 'PUBLISHED',
    isBusy: false,
  } as unknown as EditBodyProps['edit'];
  const page = await onPage(
    <EditBody
      edit={edit}
      whyNot={{ archived: '', noWriteAccess: '' }}
      withdraw={{ title: 'Trekkje tilbake?', losses: 'Dei andre mistar det av syne.' }}
      onCancel={vi.fn()}
      onOpen={vi.fn()}
    >
      Felt
    </EditBody>,
  );
  return { page, saved };
}

test('a published thing is withdrawn to a draft after a question that says who loses sight of it', async () => {
  const { page, saved } = await form({});
  await page.press('button', 'Trekk tilbake til utkast');
  expect(page.text()).toContain('Dei andre mistar det av syne.');
  expect(saved).toEqual([]);
  await page.press('dialog button', 'Trekk tilbake til utkast');
  expect(saved).toEqual(['DRAFT']);
  await page.press('button', 'Lagre');
  expect(saved).toEqual(['DRAFT', 'PUBLISHED']);
});

test('a draft is saved as one without a question, or published', async () => {
  const { page, saved } = await form({ isDraft: true });
  await page.press('button', 'Lagre utkast');
  await page.press('button', 'Publiser');
  expect(saved).toEqual(['DRAFT', 'PUBLISHED']);
});

test('what is refused in the form is not asked about', async () => {
  const { page, saved } = await form({ isValid: false });
  await page.press('button', 'Trekk tilbake til utkast');
  expect(page.text()).not.toContain('Dei andre mistar det av syne.');
  expect(saved).toEqual([]);
});
