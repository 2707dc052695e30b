import { useState } from 'react';
import { expect, test } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { pageOf, usePageInAddress } from '../base/page-in-address.ts';
import { Pager } from './pager.tsx';

const shown = () => document.querySelector('select')?.value;
/** A list with `pages` pages, at page `first`. */
function List({ pages, first = 1 }: { pages: number; first?: number }) {
  const [page, setPage] = useState(first);
  return <Pager page={page} pages={pages} onChange={setPage} label="Sider med emne" />;
}

test('one page has no pager', async () => {
  const page = await onPage(<List pages={1} />);
  expect(page.names('nav')).toEqual([]);
});

test('turns forth and back, and says where one is', async () => {
  const page = await onPage(<List pages={3} />);
  await page.press('button', 'Neste');
  expect(page.names('option')).toEqual(['Side 1 av 3', 'Side 2 av 3', 'Side 3 av 3']);
  expect(shown()).toBe('2');
  await page.press('button', 'Førre');
  expect(shown()).toBe('1');
});

test('a button at its end keeps the focus, says that it is off, and turns no page', async () => {
  const page = await onPage(<List pages={3} first={3} />);
  const next = page.find('button', 'Neste');
  expect([next.getAttribute('aria-disabled'), next.hasAttribute('disabled')]).toEqual(['true', false]);
  await page.press('button', 'Neste');
  expect(shown()).toBe('3');
});

test('goes to a page at once by its number', async () => {
  const page = await onPage(<List pages={9} />);
  await page.perform(() => {
    const select = document.querySelector('select')!;
    select.value = '7';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(shown()).toBe('7');
});

test.each([
  ['page=2', 2],
  ['', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1.5', 1],
  ['page=zwei', 1],
  ['page=100001', 1],
])('the address ?%s shows page %i', (address, page) => {
  expect(pageOf(new URLSearchParams(address))).toBe(page);
});

test('the page is in the address, and the first one leaves it bare', async () => {
  function Paged() {
    const { page, turnTo } = usePageInAddress();
    return <Pager page={page} pages={4} onChange={turnTo} label="Sider" />;
  }
  const page = await onPage(<Paged />, '/topic?page=2');
  expect(shown()).toBe('2');
  await page.press('button', 'Neste');
  expect(shown()).toBe('3');
});
