import { afterEach, expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { Presentation } from './presentation.tsx';

vi.mock('./presented-wheel.tsx', () => ({ PresentedWheel: () => null }));
afterEach(() => vi.restoreAllMocks());

test('begins with the keys on the lists of the month, and with its title and the way out in sight', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const shown = { title: 'Leiarmøtet', year: 2026, startMonth: 1, rings: [], activities: [], before: [] };
  await onPage(<Presentation shown={shown} back="/home" />);
  expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('presented-month');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});
