import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Me, MeProvider } from './me.tsx';
import { type May, useMay } from './use-may.ts';

/** Returns what a person may do, on a page shown to them. */
function mayOf(me: Pick<Me, 'isAdmin' | 'permissions'> & { isOrganizationAdmin?: boolean }): May {
  let may: May | undefined;
  function Page() {
    may = useMay();
    return null;
  }
  renderToStaticMarkup(
    <MeProvider value={{ isOrganizationAdmin: false, ...me } as Me}>
      <Page />
    </MeProvider>,
  );
  return may!;
}

describe('what the screen offers', () => {
  test('is nothing that their organization does not hold, to a person who is no admin', () => {
    const may = mayOf({ isAdmin: false, permissions: ['TOPIC'] });
    expect([may.administer, may.use('CALENDAR')]).toEqual([false, false]);
    expect([may.use('TOPIC'), may.use(undefined)]).toEqual([true, true]);
  });

  test('is what concerns people to an admin of their organization, and no more', () => {
    const may = mayOf({ isAdmin: false, isOrganizationAdmin: true, permissions: [] });
    expect([may.administerPeople, may.administer, may.use('CALENDAR')]).toEqual([true, false, false]);
  });

  test('is all of it to an admin, whatever their organization holds, as the server says', () => {
    const may = mayOf({ isAdmin: true, permissions: [] });
    expect([may.administer, may.use('CALENDAR')]).toEqual([true, true]);
  });
});
