import { say } from '@samspel/i18n/format';
import { WheelLegend } from '@samspel/wheel';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { onPage } from '../../../../core/testing/page.tsx';
import { wheelTextsOf } from '../model/wheel-texts.ts';

const texts = wheelTextsOf((id, values) => say('nn', id, values), 'nn', '2026-11-26');
const rings = Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, title: `Ring nr. ${at + 1}`, color: '#1f6f8b' }));
const alone = rings[34]!;

/** Forty rings of which only the 35th is drawn, as a page is that was read again. */
function Legend() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    new Set(rings.filter((ring) => ring !== alone).map(({ id }) => id)),
  );
  return <WheelLegend {...{ rings, texts, hidden }} activities={[]} onHide={setHidden} />;
}

const focusedRow = () => document.activeElement?.closest('li')?.textContent;

test('the one of forty rings that is drawn alone is in sight, and the way back to all of them keeps the focus', async () => {
  const page = await onPage(<Legend />);
  expect(page.names('li[data-hidden] .wheel-legend-name')).toHaveLength(6);
  expect(page.names('li:not([data-hidden]) .wheel-legend-name')).toEqual([alone.title]);
  await page.press('button', 'Vis alle ringane');
  expect(page.names('li[data-hidden]')).toEqual([]);
  // Its row is folded again.
  expect(focusedRow()).toContain('Ring nr. 1');
});

test('unfolded, it leads to the first new row, and from there back to the one that was drawn', async () => {
  const page = await onPage(<Legend />);
  await page.press('button', 'Vis 33 til');
  expect(focusedRow()).toContain('Ring nr. 7');
  await page.press('button', 'Vis alle ringane');
  expect(focusedRow()).toContain(alone.title);
});

test('the button of a ring that is drawn alone is pressed, and shows all rings when it is pressed once more', async () => {
  const page = await onPage(<Legend />);
  const only = () => page.find('button', `Berre denne: ${alone.title}`);
  expect(only().getAttribute('aria-pressed')).toBe('true');
  await page.press('button', `Berre denne: ${alone.title}`);
  expect(page.names('button')).not.toContain('Vis alle ringane');
  expect(focusedRow()).toContain('Ring nr. 1');
});
