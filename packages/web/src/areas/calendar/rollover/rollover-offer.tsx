import { monthOf, yearOf } from '@samspel/domain/time/day';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { RolloverMissingDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { paths } from '../address/paths.ts';
import styles from './rollover-offer.module.css';

/** The first month in which the next year is offered. */
const october = 10;

/**
 * Returns the offer to fill an empty year with what the year before has and it lacks: the next year, and this one; undefined if there is none.
 * @param wheel the year wheel; all that I own if left out
 */
export function useRolloverOffer(shown: number, isEmpty: boolean, wheel?: string): ReactNode {
  const today = useToday();
  const isNear = shown === yearOf(today) + 1 || shown === yearOf(today);
  const missing = useMissing(shown, wheel, !isEmpty || !isNear);
  return missing ? <RolloverOffer year={shown} {...(wheel && { wheel })} /> : undefined;
}

/** Returns how many activities of the year before a year lacks; undefined until it is known, and null if it cannot be. */
function useMissing(year: number, wheel: string | undefined, pause = false): number | null | undefined {
  const [{ data, error }] = useQuery({
    query: RolloverMissingDocument,
    variables: { year, calendars: wheel === undefined ? null : [wheel] },
    requestPolicy: 'cache-and-network',
    pause,
  });
  return data?.rolloverMissing ?? (error && null);
}

interface Soon {
  /** The year shown, by the one it begins in. */
  shown: number;
  /** The year wheel; all that I own if left out. */
  wheel?: string;
  /** Shows a year on this page, if nothing else here leads to it. */
  onShow?: (year: number) => void;
}

/** From October on, this year's page offers to prepare the next one if that lacks anything, and otherwise leads there. */
export function SoonNextYear(props: Soon) {
  const today = useToday();
  return monthOf(today) < october || props.shown !== yearOf(today) ? null : <Missing {...props} />;
}

function Missing({ shown, wheel, onShow }: Soon) {
  const say = useText();
  const year = shown + 1;
  const missing = useMissing(year, wheel);
  if (missing === null) return null;
  if (missing === 0)
    return (
      onShow && (
        <p className={styles.soon}>
          <Button size="sm" variant="tertiary" onClick={() => onShow(year)}>
            {say('rollover.goTo', { year: String(year) })}
          </Button>
        </p>
      )
    );
  // Keeps its room until the answer is here.
  return (
    <p className={styles.soon} data-waits={missing === undefined || undefined}>
      {say('rollover.offer.soon', { year: String(year) })} <RolloverOffer year={year} {...(wheel && { wheel })} />
    </p>
  );
}

/** The way to carry a year wheel, or all that I own, into the next year. @param wheel the year wheel; all that I own if left out */
function RolloverOffer({ year, wheel }: { year: number; wheel?: string }) {
  const say = useText();
  return (
    <LinkButton to={paths.rollover(year, wheel)} size="sm">
      {say('rollover.title', { year: String(year) })}
    </LinkButton>
  );
}
