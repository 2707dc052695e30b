import { yearOf } from '@samspel/domain/time/day';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import styles from './in-next-year.module.css';

interface Props {
  /** The year shown, by the one it begins in. */
  shown: number;
  /** How many activities begin in the year after today's. */
  count: number;
  onShow: (year: number) => void;
}

/** On this year's page: how many activities of the year wheel lie in next year, and the way there. */
export function InNextYear({ shown, count, onShow }: Props) {
  const say = useText();
  const today = useToday();
  const year = yearOf(today) + 1;
  if (count === 0 || shown !== year - 1) return null;
  return (
    <p className={styles.next}>
      {say('wheel.inNextYear', { count, year: String(year) })}{' '}
      <Button size="sm" onClick={() => onShow(year)}>
        {say('wheel.goToYear', { year: String(year) })}
      </Button>
    </p>
  );
}
