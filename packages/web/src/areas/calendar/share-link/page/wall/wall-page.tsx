import type { Locale } from '@samspel/i18n/locale';
import { useEffect } from 'react';
import { useToday } from '../../../../../core/time/use-today.ts';
import { useText } from '../../../../../texts/text.tsx';
import { keepAwake } from './keep-awake.ts';
import { keepPage, lookForNewPage } from './keep-page.ts';
import { yearsAt } from './read-wall.ts';
import { useWall } from './use-wall.ts';
import styles from './wall.module.css';
import { WallNotice } from './wall-notice.tsx';
import { WallView } from './wall-view.tsx';

interface Props {
  uri: string;
  startMonth: number;
  locale: Locale;
}

/** /app/shared/:uri?template=wall: a year wheel for a screen that nobody touches (product/sharing#the-wall). */
export default function WallPage({ uri, startMonth, locale }: Props) {
  const say = useText();
  const today = useToday();
  const { kept, state } = useWall(uri, startMonth);
  useEffect(keepAwake, []);
  useEffect(() => {
    // What another page frames, as the preview of the app does, is no screen on a wall.
    if (window.top === window) void keepPage();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a day
  useEffect(() => void lookForNewPage(), [today]);
  const { now, following } = yearsAt(kept?.years ?? [], startMonth, today);
  return (
    <main id="content" className={styles.wall}>
      {now && <WallView {...{ now, following, locale, today }} readAt={kept!.readAt} isCut={state === 'cut'} />}
      {!now && state === 'ended' && (
        <WallNotice title={say('sharedPage.wall.ended')} body={say('sharedPage.wall.endedBody')} />
      )}
      {!now && state === 'cut' && (
        <WallNotice title={say('sharedPage.failed')} body={say('sharedPage.wall.failedBody')} />
      )}
      {!now && (state === 'reading' || state === 'fresh') && <WallNotice title={say('sharedPage.loading')} />}
    </main>
  );
}
