import { expect, onTestFinished, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { partAhead } from './part-ahead.tsx';

const Form = ({ title }: { title: string }) => <h2>{title}</h2>;

/** A page with a button that opens a form. @param isWanted whether the person can open it */
function pageOf(isWanted: boolean) {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  onTestFinished(() => void vi.unstubAllGlobals());
  const load = vi.fn(async () => ({ default: Form }));
  const { Part, useAhead } = partAhead(load);
  function Page({ isOpen }: { isOpen: boolean }) {
    useAhead(isWanted);
    return isOpen && <Part title="Ny aktivitet" />;
  }
  return { load, Page };
}

test('what a press opens is fetched while the page is idle, and is there as soon as it is pressed', async () => {
  const { load, Page } = pageOf(true);
  const page = await onPage(<Page isOpen={false} />);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await page.show(<Page isOpen />);
  expect(page.names('h2')).toEqual(['Ny aktivitet']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('who cannot open it fetches nothing ahead, and it is fetched where it is opened all the same', async () => {
  const { load, Page } = pageOf(false);
  const page = await onPage(<Page isOpen={false} />);
  await page.perform(() => new Promise((done) => setTimeout(done, 20)));
  expect(load).not.toHaveBeenCalled();
  await page.show(<Page isOpen />);
  await expect.poll(() => page.names('h2')).toEqual(['Ny aktivitet']);
});
