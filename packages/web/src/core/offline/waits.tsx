import { HourglassIcon } from '@navikt/aksel-icons';
import { useText } from '../../texts/text.tsx';
import { useWaitingTicks, type WaitingTick } from './waiting-ticks.ts';
import styles from './waits.module.css';

/** Says that a thing's tick waits for a network; nothing if it does not (product/shell#offline). */
export function Waits({ of, id }: Pick<WaitingTick, 'of' | 'id'>) {
  const say = useText();
  const tick = useWaitingTicks().find((one) => one.of === of && one.id === id);
  if (!tick) return null;
  return (
    <span className={styles.waits}>
      <HourglassIcon aria-hidden="true" />
      {say(tick.trouble ? 'offline.unsettled' : 'offline.waits')}
    </span>
  );
}
