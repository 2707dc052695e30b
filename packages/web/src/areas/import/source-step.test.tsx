import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { SourceStep } from './source-step.tsx';

test('a table that is pasted, and could not be read yet, is asked about before the page is left', async () => {
  const page = await onPage(
    <>
      <Link to="/home">Heim</Link>
      <SourceStep isReading={false} error={undefined} onSource={vi.fn()} />
    </>,
    '/import',
  );
  await page.write('Lim inn tabellen her', 'Tilsyn\t10.03.2027');
  await page.press('a', 'Heim');
  expect(page.text()).toContain('Forkast');
  await page.press('dialog button', 'Hald fram med å redigere');
  expect(page.find<HTMLTextAreaElement>('textarea', 'Lim inn tabellen her').value).toBe('Tilsyn\t10.03.2027');
});
