import { BellIcon, CompassIcon, EnvelopeClosedIcon } from '@navikt/aksel-icons';
import type { Say } from '@samspel/i18n/say';
import type { ReactNode } from 'react';
import { useSupport } from '../../core/support/use-support.ts';
import { useText } from '../../texts/text.tsx';
import { Card } from '../../ui/card.tsx';
import { CardLink } from '../../ui/card-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TourButton } from '../../ui/tour/tour-button.tsx';
import type { TourStep } from '../../ui/tour/tour-step.ts';
import styles from './dashboard.module.css';
import { grantPaths } from './parts/grant.paths.ts';

/** /action-value: the ways into grants. */
export function Component() {
  const say = useText();
  const { email } = useSupport();
  return (
    <>
      <PageHeader title={say('grant.many')} lead={say('grant.lead')} actions={<TourButton steps={tourOf(say)} />} />
      <ul className={styles.tiles}>
        <Tile name="followed" icon={<BellIcon />} body={say('grant.tile.followed')}>
          <CardLink to={grantPaths.followed}>{say('grant.followed')}</CardLink>
        </Tile>
        <Tile name="explore" icon={<CompassIcon />} body={say('grant.tile.explore')}>
          <CardLink to={grantPaths.list}>{say('grant.explore')}</CardLink>
        </Tile>
        {email && (
          <Tile name="tip" icon={<EnvelopeClosedIcon />} body={say('grant.tile.tip')}>
            <a className="ds-link" href={`mailto:${email}?subject=Tilskudstips`}>
              {say('grant.tip')}
            </a>
          </Tile>
        )}
      </ul>
    </>
  );
}

function Tile({ name, icon, body, children }: { name: string; icon: ReactNode; body: string; children: ReactNode }) {
  return (
    <Card as="li" interactive className={styles.tile}>
      <div data-tour={name}>
        <span className={styles.sign} aria-hidden="true">
          {icon}
        </span>
        <h2>{children}</h2>
        <p>{body}</p>
      </div>
    </Card>
  );
}

/** Followed, all, tips, and where news and one's own list are; the farewell repeats it. */
const tourOf = (say: Say): TourStep[] => [
  { at: '[data-tour="followed"]', title: say('grant.followed'), body: say('grant.tour.followed') },
  { at: '[data-tour="explore"]', title: say('grant.explore'), body: say('grant.tour.explore') },
  { at: '[data-tour="tip"]', title: say('grant.tip'), body: say('grant.tour.tip') },
  { at: '#main-menu a[href$="/action-value"]', title: say('grant.many'), body: say('grant.tour.menu') },
  { at: '[data-tour="bell"]', title: say('notification.title'), body: say('grant.tour.news') },
];
