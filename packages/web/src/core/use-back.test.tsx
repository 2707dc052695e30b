import { Link, useLocation } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { onPage } from './testing/page.tsx';
import { useBack } from './use-back.ts';

/** Opens a grant, and says which page is the first one of the visit. */
async function grant(numberInVisit: number) {
  window.history.replaceState({ idx: numberInVisit }, '');
  onTestFinished(() => window.history.replaceState(null, ''));
  function Page() {
    const back = useBack('/action-values');
    return (
      <>
        <p>{useLocation().pathname}</p>
        <Link to="/action-value/7">Tilskotet</Link>
        <button type="button" onClick={back}>
          Tilbake
        </button>
      </>
    );
  }
  const page = await onPage(<Page />, '/home');
  await page.press('a', 'Tilskotet');
  await page.press('button', 'Tilbake');
  return page.names('p')[0];
}

test('goes back to the page before', async () => {
  expect(await grant(1)).toBe('/home');
});

test.each([0, undefined])('leads to the list where the app has no page before: %s', async (number) => {
  expect(await grant(number as number)).toBe('/action-values');
});
