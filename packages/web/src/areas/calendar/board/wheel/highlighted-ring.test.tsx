import { say } from '@samspel/i18n/format';
import { createHighlight, YearWheel } from '@samspel/wheel';
import { expect, test } from 'vitest';
import { onPage } from '../../../../core/testing/page.tsx';
import { wheelTextsOf } from '../model/wheel-texts.ts';

const rings = ['Økonomi', 'Skule', 'HMS'].map((title) => ({ id: title, title, color: '#1f6f8b' }));

test('a ring that is pointed at in the legend stands out since the others step back, and no line crosses its titles', async () => {
  const highlight = createHighlight();
  const texts = wheelTextsOf((id, values) => say('nn', id, values), 'nn', '2026-11-26');
  const page = await onPage(<YearWheel year={2026} diameter={600} activities={[]} {...{ rings, texts, highlight }} />);
  expect(document.querySelector('.wheel-highlighted-ring')).toBeNull();
  await page.perform(() => highlight.set({ of: 'ring', id: 'Skule' }));
  expect(document.querySelectorAll('.wheel-veil circle')).toHaveLength(2);
  await page.perform(() => highlight.set(undefined));
  expect(document.querySelector('.wheel-highlighted-ring')).toBeNull();
});
