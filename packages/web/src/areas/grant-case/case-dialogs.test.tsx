import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { told } from '../../core/testing/told.ts';
import type { GrantCasePartsFragment } from '../../generated/graphql.ts';
import { CaseDialog } from './case-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

vi.mock('../../core/person/me.tsx', () => ({ useMe: () => ({ id: '1', name: 'Kari Nes' }) }));

const ofVik: GrantCasePartsFragment = {
  ...{ id: '5', version: 3, state: 'APPLIED', responsible: null, amountApplied: 200_000, amountGranted: null },
  ...{ notes: 'Ring fylket', isShown: false, lastUpdated: '2026-11-01T09:00:00Z' },
};
/** The whole input that a dialog of the case sends, with the version that it was read in. */
const sentWhole = (change: object) => ({
  ...{ id: '5', version: 3, responsible: null, amountApplied: 200_000, amountGranted: null },
  ...{ notes: 'Ring fylket', isShown: false, ...change },
});
const answered = (change: object = {}) => ({ __typename: 'GrantCase', ...ofVik, version: 4, moves: [], ...change });

/** Opens a dialog of a case, with a server that saves it or refuses to. */
async function over(dialog: typeof CaseDialog | typeof RefuseDialog, refusal?: string) {
  const { words } = told();
  const asked = serverWith({
    UpdateGrantCase: refusal ? refuse(refusal) : { updateGrantCase: answered() },
    MoveGrantCase: refusal ? refuse(refusal) : { moveGrantCase: answered({ state: 'REFUSED' }) },
  });
  const onClose = vi.fn();
  const Dialog = dialog;
  const page = await onPage(<Dialog of={ofVik} onClose={onClose} />);
  return { page, onClose, words, sent: () => asked.map((one) => one.with.input) };
}

test('a case is sent as it stands in the form, upon the version that was read, and the form closes', async () => {
  const { page, onClose, words, sent } = await over(CaseDialog);
  await page.write('Innvilga (kroner)', '150 000');
  await page.press('button', 'Lagre');
  expect(sent()).toEqual([sentWhole({ amountGranted: 150_000 })]);
  expect(words).toEqual(['success: Saka er lagra']);
  expect(onClose).toHaveBeenCalledOnce();
});

test('an amount that is none is refused at its own field', async () => {
  const { page, sent } = await over(CaseDialog);
  await page.write('Søkt om (kroner)', 'mykje');
  await page.press('button', 'Lagre');
  const isWrong = (label: string) => page.find('input', label).getAttribute('aria-invalid') === 'true';
  expect([isWrong('Søkt om (kroner)'), isWrong('Innvilga (kroner)')]).toEqual([true, false]);
  expect(sent()).toEqual([]);
});

test('others see that we have applied only when somebody says so', async () => {
  const { page, sent } = await over(CaseDialog);
  expect(page.text()).toContain('Dei ser berre namnet på kommunen');
  await page.perform(() => page.find('input', 'Andre kommunar kan sjå at vi har søkt').click());
  await page.press('button', 'Lagre');
  expect(sent()).toEqual([sentWhole({ isShown: true })]);
});

test('a case in which nothing was changed is sent to nobody', async () => {
  const { page, onClose, words, sent } = await over(CaseDialog);
  await page.press('button', 'Lagre');
  expect([sent(), words, onClose.mock.calls.length]).toEqual([[], [], 1]);
});

test('what somebody else changed meanwhile is said over the form, which keeps what was written', async () => {
  const { page, onClose } = await over(CaseDialog, 'conflict');
  await page.write('Notat', 'Ring fylket i morgon');
  await page.press('button', 'Lagre');
  expect(page.names('[role=alert]')).toHaveLength(1);
  expect(page.find<HTMLTextAreaElement>('textarea', 'Notat').value).toBe('Ring fylket i morgon');
  expect(onClose).not.toHaveBeenCalled();
});

test('a note that was begun is asked about before it is lost', async () => {
  const { page, onClose } = await over(CaseDialog);
  await page.write('Notat', 'Ring');
  await page.press('button', 'Avbryt');
  expect(onClose).not.toHaveBeenCalled();
  await page.press('dialog button', 'Forkast');
  expect(onClose).toHaveBeenCalledOnce();
});

test('an application is not refused without a reason', async () => {
  const { page, sent, onClose } = await over(RefuseDialog);
  await page.press('button', 'Lagre');
  expect(page.find('input', 'Grunngiving').getAttribute('aria-invalid')).toBe('true');
  expect([sent(), onClose.mock.calls.length]).toEqual([[], 0]);
});

test('the reason goes with the case to its new state', async () => {
  const { page, sent, onClose } = await over(RefuseDialog);
  await page.write('Grunngiving', 'For få søkjarar');
  await page.press('button', 'Lagre');
  expect(sent()).toEqual([{ id: '5', version: 3, state: 'REFUSED', reason: 'For få søkjarar' }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a case that may not be moved stays where it is, with the reason in the dialog', async () => {
  const { page, onClose } = await over(RefuseDialog, 'notAllowed');
  await page.write('Grunngiving', 'For få søkjarar');
  await page.press('button', 'Lagre');
  expect(page.names('[role=alert]')).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
});
