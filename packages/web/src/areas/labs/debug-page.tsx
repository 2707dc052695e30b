import { useEffect, useState } from 'react';
import { appVersion } from '../../core/app-version.ts';
import { useMe } from '../../core/person/me.tsx';
import { apiBase } from '../../core/rest.ts';
import { storedTokens } from '../../storage/tokens.ts';
import { useLocale } from '../../texts/locale.ts';
import { useText } from '../../texts/text.tsx';
import { useTheme } from '../../theme/theme.ts';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { CopyButton } from '../../ui/overlay/copy-button.tsx';
import { FactList, factsAsText, type NamedFact } from './fact-list.tsx';

/** What the page must ask for and does not know at once. */
type Found = { worker: string; caches: string; clock: string };

/** /labs/debug: the facts that support asks for, ready to copy. They hold no token and no address. */
export function Component() {
  const say = useText();
  const locale = useLocale();
  const theme = useTheme();
  const me = useMe();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => void findOut().then(setFound), []);
  if (!found) return <Skeleton lines={8} />;
  const { expires_in = 0, access_token_time = 0 } = storedTokens() ?? {};
  const left = Math.round((access_token_time + expires_in * 1_000 - Date.now()) / 1_000);
  const facts: readonly NamedFact[] = [
    [say('labs.debug.build'), appVersion()],
    [say('labs.debug.worker'), found.worker],
    [say('labs.debug.caches'), found.caches],
    [say('labs.debug.clock'), found.clock],
    [say('labs.debug.session'), `${left} s`],
    [say('labs.debug.permissions'), me.permissions.join(', ')],
    [say('labs.debug.shown'), `${locale}, ${theme}`],
    [say('labs.debug.window'), `${window.innerWidth} × ${window.innerHeight} @ ${window.devicePixelRatio}`],
    [say('labs.debug.zone'), Intl.DateTimeFormat().resolvedOptions().timeZone],
    [say('labs.debug.browser'), navigator.userAgent],
  ];
  return (
    <>
      <FactList facts={facts} />
      <CopyButton text={factsAsText(facts)} label={say('labs.debug.copy')} />
    </>
  );
}

async function findOut(): Promise<Found> {
  const [registration, names, clock] = await Promise.all([
    navigator.serviceWorker?.getRegistration().catch(() => undefined),
    'caches' in window ? caches.keys().catch(() => []) : [],
    clockDifference().catch(() => '?'),
  ]);
  return { worker: registration?.active?.state ?? '–', caches: String(names.length), clock };
}

/** Returns how far this machine's clock is from the server's, which is given in whole seconds. */
async function clockDifference(): Promise<string> {
  const before = Date.now();
  const response = await fetch(apiBase, { cache: 'no-store' });
  const middle = (before + Date.now()) / 2;
  const there = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(there) ? '?' : `${Math.round((middle - there) / 1_000)} s`;
}
