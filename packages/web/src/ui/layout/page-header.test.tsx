import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { PageHeader } from './page-header.tsx';

beforeEach(() => {
  document.title = '';
});

/** A page whose title is its address, with links to others. */
function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={pathname} />
      <Link to="/topic">Tema</Link>
      <Link to="/calendar/2" state={{ keepFocus: true }}>
        Neste år
      </Link>
      <Link to="?page=2">Side 2</Link>
    </>
  );
}
const open = async () => {
  const page = await onPage(<Page />, '/calendar');
  const follow = (name: string) =>
    page.perform(() => {
      page.find('a', name).focus();
      page.find('a', name).click();
    });
  return { page, follow };
};
const focused = () => document.activeElement?.textContent;

test('the first page takes no focus: the browser begins at its top', async () => {
  await open();
  expect(document.activeElement).toBe(document.body);
});

test('a step within a page, or on to the next part of a list, leaves the focus where it is', async () => {
  const { follow } = await open();
  await follow('Neste år');
  expect(focused()).toBe('Neste år');
  await follow('Side 2');
  expect(focused()).toBe('Side 2');
});

test('another page is read from its heading on', async () => {
  const { follow } = await open();
  await follow('Tema');
  expect([focused(), document.activeElement?.tagName]).toEqual(['/topic', 'H1']);
});

test('the window is called as the page, or as what is printed of it', async () => {
  const page = await onPage(<PageHeader title="Budsjett" />);
  expect(document.title).toBe('Budsjett · Samspel');
  await page.show(<PageHeader title="Budsjett" documentTitle="Budsjett 2027" />);
  expect(document.title).toBe('Budsjett 2027');
});

test('while the title is edited in its place it is still the heading, for a screen reader alone', async () => {
  const page = await onPage(
    <PageHeader title="Budsjett" beside={<button type="button">Rediger</button>} instead={<input />} />,
  );
  expect(page.names('h1.ds-sr-only')).toEqual(['Budsjett']);
  expect([page.names('button'), page.names('input').length]).toEqual([[], 1]);
});

test('words above the heading are read with it, and a link there is not', async () => {
  const described = async (above: ReactNode) => {
    const page = await onPage(<PageHeader title="Om deg" above={above} />, '/welcome-user');
    const id = page.find('h1', 'Om deg').getAttribute('aria-describedby');
    return id && document.getElementById(id)?.textContent;
  };
  expect(await described('Steg 2 av 4')).toBe('Steg 2 av 4');
  expect(await described(<Link to="/forum">Forum</Link>)).toBeNull();
});
