import { useState } from 'react';
import { useNetwork } from '../../core/network/network.ts';
import { ping } from '../../core/network/ping.ts';
import { postAuthorized } from '../../core/session/authorized.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { FactList } from './fact-list.tsx';

const rounds = 7;

/** How long a call took, in milliseconds, or why it failed. */
type Took = { milliseconds: number; problem: string | null };

/** /labs/network: what the app knows of its connection to the server, and how long calls take. */
export function Component() {
  const say = useText();
  const { isOnline, pingError } = useNetwork();
  const [pings, setPings] = useState<readonly Took[]>([]);
  const [signedIn, setSignedIn] = useState<Took | null>(null);
  const [isBusy, setBusy] = useState(false);
  const measure = async () => {
    setBusy(true);
    setPings([]);
    for (let round = 0; round < rounds; round += 1) {
      const took = await timed(ping);
      setPings((before) => [...before, took]);
    }
    setSignedIn(await timed(() => postAuthorized('/auth/live-ticket', {}).then(() => null)));
    setBusy(false);
  };
  const good = pings.filter(({ problem }) => problem === null).map(({ milliseconds }) => milliseconds);
  return (
    <>
      <FactList
        facts={[
          [say('labs.network.browser'), say(navigator.onLine ? 'labs.yes' : 'labs.no')],
          [say('labs.network.server'), pingError ?? say(isOnline ? 'labs.yes' : 'labs.no')],
          [
            say('labs.network.pings'),
            pings.map(({ milliseconds, problem }) => problem ?? milliseconds).join(' · ') || '–',
          ],
          [say('labs.network.median'), good.length === 0 ? '–' : `${median(good)} ms`],
          [say('labs.network.signedIn'), signedIn ? (signedIn.problem ?? `${signedIn.milliseconds} ms`) : '–'],
        ]}
      />
      <Button variant="primary" loading={isBusy} onClick={() => void measure()}>
        {say('labs.network.measure')}
      </Button>
    </>
  );
}

async function timed(call: () => Promise<string | null>): Promise<Took> {
  const start = performance.now();
  const problem = await call().catch((error: unknown) => String(error));
  return { milliseconds: Math.round(performance.now() - start), problem };
}

const median = (some: readonly number[]) => some.toSorted((a, b) => a - b)[Math.floor(some.length / 2)]!;
