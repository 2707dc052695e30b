import { expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { type PageSection, SectionProvider } from './page-section.ts';
import { usePageAhead } from './use-page-ahead.ts';

vi.mock('../../ui/base/when-idle.ts', () => ({
  whenIdle: (run: () => void) => {
    run();
    return () => {};
  },
}));

test('while a list is idle, the page of what is on it is fetched, with the parts of its kind, once', async () => {
  const load = vi.fn(async () => ({ default: () => null }));
  const other = vi.fn(async () => ({ default: () => null }));
  const parts: PageSection[] = [
    { name: 'tag', kinds: ['DISCUSSION'], load },
    { name: 'year', kinds: ['TOPIC'], load: other },
  ];
  const fetchPage = vi.fn(async () => undefined);
  const List = () => {
    usePageAhead('DISCUSSION', fetchPage);
    return null;
  };
  const list = (
    <SectionProvider value={parts}>
      <List />
    </SectionProvider>
  );
  const page = await onPage(list);
  await page.show(list);
  expect([fetchPage, load, other].map((fetching) => fetching.mock.calls.length)).toEqual([1, 1, 0]);
});
