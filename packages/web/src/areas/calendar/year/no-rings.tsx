import { PlusIcon } from '@navikt/aksel-icons';
import { lazy, Suspense } from 'react';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { paths } from '../address/paths.ts';
import styles from './no-rings.module.css';
import type { OfferedRing } from './ring-offers.tsx';

const RingOffers = lazy(async () => ({ default: (await import('./ring-offers.tsx')).RingOffers }));

interface Props {
  year: number;
  /** Undefined while they are read. */
  offers: readonly OfferedRing[] | undefined;
}

/** Shown if my year has no year wheels: I can add those that are offered with one press, or create one. */
export function NoRings({ year, offers }: Props) {
  const say = useText();
  const me = useMe();
  return (
    <>
      <EmptyState
        title={say('calendar.mine.empty')}
        action={
          <div className={styles.ways}>
            <LinkButton to={paths.create(me.id, year)} variant="primary" icon={<PlusIcon />}>
              {say('calendar.createNew')}
            </LinkButton>
            <LinkButton to={paths.explore}>{say('calendar.explore')}</LinkButton>
          </div>
        }
      >
        {say('calendar.mine.emptyHint')}
      </EmptyState>
      <OfferedRings offers={offers} />
    </>
  );
}

/** The year wheels that I could add to my year while it has none; nothing if there are none to offer. */
export function OfferedRings({ offers = [], most }: Pick<Props, 'offers'> & { most?: number }) {
  const say = useText();
  if (offers.length === 0) return null;
  return (
    <section className={styles.offers}>
      <Heading level={2} size="xs">
        {say('calendar.mine.offers')}
      </Heading>
      <p>{say('calendar.mine.offersHint')}</p>
      <Suspense>
        <RingOffers offers={offers} most={most} />
      </Suspense>
    </section>
  );
}
