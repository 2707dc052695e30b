import { PlusIcon } from '@navikt/aksel-icons';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { paths } from '../address/paths.ts';
import styles from './no-rings.module.css';
import { RingOffers } from './ring-offers.tsx';
import { useRingOffers } from './use-ring-offers.ts';

/** Shown if my year has no year wheels: I can add one that is offered with one press, or create one. */
export function NoRings({ year }: { year: number }) {
  const say = useText();
  const me = useMe();
  const { offers = [] } = useRingOffers([]);
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
      {offers.length > 0 && (
        <section className={styles.offers}>
          <Heading level={2} size="xs">
            {say('calendar.mine.offers')}
          </Heading>
          <p>{say('calendar.mine.offersHint')}</p>
          <RingOffers offers={offers} />
        </section>
      )}
    </>
  );
}
