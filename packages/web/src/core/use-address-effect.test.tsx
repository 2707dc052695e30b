import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { onPage } from './testing/page.tsx';
import { useAddressEffect } from './use-address-effect.ts';

/** A list whose address gets the words that are typed, with a link to a page that is read until `arrive` is called. */
async function onList() {
  const page = Promise.withResolvers<void>();
  function List() {
    const [words, setWords] = useState('');
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    useAddressEffect(() => {
      if (words) void navigate(`/?text=${words}`, { replace: true });
    }, words);
    return (
      <>
        <input aria-label="Søk" value={words} onChange={({ target }) => setWords(target.value)} />
        <Link to="/nils">Nils</Link>
        <Link to="/">Lista</Link>
        <p>{pathname + search}</p>
      </>
    );
  }
  const lazy = () => page.promise.then(() => ({ Component: () => <p>Her er Nils</p> }));
  const shown = await onPage(<List />, '/', [{ path: '/nils', lazy }]);
  return { ...shown, arrive: () => shown.perform(page.resolve) };
}

test('what is typed gets into the address', async () => {
  const page = await onList();
  await page.write('Søk', 'nils');
  expect(page.text()).toContain('/?text=nils');
});

test('a link that is followed leads to its page, whatever the page that is left does to its own address meanwhile', async () => {
  const page = await onList();
  await page.press('a', 'Nils');
  await page.write('Søk', 'nils');
  await page.arrive();
  expect(page.text()).toBe('Her er Nils');
});

test('what had to wait is done when the link has been taken back', async () => {
  const page = await onList();
  await page.press('a', 'Nils');
  await page.write('Søk', 'nils');
  await page.press('a', 'Lista');
  expect(page.text()).toContain('/?text=nils');
});
