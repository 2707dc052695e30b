import { ArrowUndoIcon } from '@navikt/aksel-icons';
import { useText } from '../../../texts/text.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import styles from './present.module.css';
import { clockOf, useStopwatch } from './use-stopwatch.ts';

/** How long the presentation has lasted, and a button that begins anew. By itself, so that a second redraws nothing else. */
export function Stopwatch() {
  const say = useText();
  const { seconds, restart } = useStopwatch();
  return (
    <>
      <span role="timer" aria-label={say('present.timer')} className={styles.timer}>
        {clockOf(seconds)}
      </span>
      <IconButton label={say('present.restart')} icon={<ArrowUndoIcon aria-hidden="true" />} onClick={restart} />
    </>
  );
}
