import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { RemovableChip } from './chip.tsx';

test('a chip whose words may be cut says them whole, to the pointer and to a screen reader', async () => {
  const onRemove = vi.fn();
  const words = 'Grunnskule, vidaregåande opplæring og tidleg innsats i heile regionen';
  const page = await onPage(
    <RemovableChip label={`Fjern ${words}`} onRemove={onRemove}>
      {words}
    </RemovableChip>,
  );
  expect(page.find('button', `Fjern ${words}`).dataset.tooltip).toBe(`Fjern ${words}`);
  expect(page.text()).toBe(words);
  await page.press('button', `Fjern ${words}`);
  expect(onRemove).toHaveBeenCalledOnce();
});
