import { Navigate, Outlet, useLocation } from 'react-router';
import { useMe } from '../../core/person/me.tsx';
import { FormPartsProvider } from '../../subject/form/form-parts.tsx';
import { HomePartsProvider } from '../../subject/home-parts.ts';
import { KindsProvider } from '../../subject/kinds.tsx';
import { SectionProvider } from '../../subject/sections/page-section.ts';
import { ShortcutsProvider } from '../../subject/shortcuts.ts';
import { TilesProvider } from '../../subject/tiles.ts';
import { ThingFieldsProvider } from '../../texts/thing-fields.ts';
import { MeGate } from '../guards/me-gate.tsx';
import { formParts, homeParts, kinds, pageSections, shortcuts, thingFields, tiles } from '../registry/areas.ts';
import { isWelcome } from '../welcome/is-welcome.ts';
import { Frame } from './frame.tsx';
import { FrameLoading } from './frame-loading.tsx';

/** The layout of every page for people who are signed in. */
export function Component() {
  return (
    <MeGate waiting={<FrameLoading />}>
      <Welcomed />
    </MeGate>
  );
}

/** Pages that people may read before they have been through the welcome wizard. */
const openToAll = /^\/(about|help)(\/|$)/;

/** Sends people to the welcome wizard who have not been through it, or not accepted the current terms (product/accounts#welcome). */
function Welcomed() {
  const me = useMe();
  const { pathname, search, hash } = useLocation();
  if (!isWelcome(me) && !openToAll.test(pathname)) {
    return <Navigate to={`/welcome-user?redirect=${encodeURIComponent(pathname + search + hash)}`} replace />;
  }
  return (
    <KindsProvider value={kinds}>
      <SectionProvider value={pageSections}>
        <FormPartsProvider value={formParts}>
          <TilesProvider value={tiles}>
            <HomePartsProvider value={homeParts}>
              <ShortcutsProvider value={shortcuts}>
                <ThingFieldsProvider value={thingFields}>
                  <Frame>
                    <Outlet />
                  </Frame>
                </ThingFieldsProvider>
              </ShortcutsProvider>
            </HomePartsProvider>
          </TilesProvider>
        </FormPartsProvider>
      </SectionProvider>
    </KindsProvider>
  );
}
