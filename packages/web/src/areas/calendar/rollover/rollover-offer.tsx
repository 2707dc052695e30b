import { monthOf, yearOf } from '@samspel/domain/time/day';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { paths } from '../address/paths.ts';
import styles from './rollover-offer.module.css';

/** The first month in which the next year is offered. */
const october = 10;

/** Whether an empty year is offered what the year before has: the next year, and this one as long as it is empty. */
export function useOffersNextYear(shown: number): boolean {
  const today = useToday();
  return shown === yearOf(today) + 1 || shown === yearOf(today);
}

/** From October on, this year's page offers to prepare the next one. */
export function SoonNextYear({ shown, wheel }: { shown: number; wheel?: string }) {
  const say = useText();
  const today = useToday();
  const year = yearOf(today) + 1;
  if (monthOf(today) < october || shown !== yearOf(today)) return null;
  return (
    <p className={styles.soon}>
      {say('rollover.offer.soon', { year: String(year) })} <RolloverOffer year={year} {...(wheel && { wheel })} />
    </p>
  );
}

/** The way to carry a year wheel, or all that I own, into the next year. @param wheel the year wheel; all that I own if left out */
export function RolloverOffer({ year, wheel }: { year: number; wheel?: string }) {
  const say = useText();
  return (
    <LinkButton to={paths.rollover(year, wheel)} size="sm">
      {say('rollover.title', { year: String(year) })}
    </LinkButton>
  );
}
