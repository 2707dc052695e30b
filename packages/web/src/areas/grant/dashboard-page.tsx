import { BellIcon, CompassIcon, EnvelopeClosedIcon, TasklistIcon } from '@navikt/aksel-icons';
import type { Say } from '@samspel/i18n/say';
import { useSupport } from '../../core/support/use-support.ts';
import { useText } from '../../texts/text.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Tile, Tiles } from '../../ui/layout/tile.tsx';
import { TourButton } from '../../ui/tour/tour-button.tsx';
import { repeatStop, type TourStep, tourStop } from '../../ui/tour/tour-step.ts';
import styles from './dashboard-page.module.css';
import { LatestGrants } from './latest-grants.tsx';
import { AdminWays } from './parts/admin-ways.tsx';
import { grantPaths } from './parts/grant.paths.ts';
import { SavedSearches } from './saved/saved-searches.tsx';
import { UpcomingGrants } from './upcoming-grants.tsx';

/** /action-value: the next days to apply by, what was changed last, and the ways into grants. */
export function Component() {
  const say = useText();
  const { email } = useSupport();
  return (
    <>
      <PageHeader
        title={say('grant.many')}
        lead={say('grant.lead')}
        isList
        actions={
          <>
            <AdminWays />
            <TourButton steps={tourOf(say)} />
          </>
        }
      />
      <Tiles>
        <Tile
          tour="followed"
          to={grantPaths.followed}
          sign={<BellIcon aria-hidden="true" />}
          title={say('grant.followed')}
          body={say('grant.tile.followed')}
        />
        <Tile
          tour="explore"
          to={grantPaths.list}
          sign={<CompassIcon aria-hidden="true" />}
          title={say('grant.explore')}
          body={say('grant.tile.explore')}
        />
        <Tile
          to={grantPaths.cases}
          sign={<TasklistIcon aria-hidden="true" />}
          title={say('grantCase.many')}
          body={say('grantCase.tile')}
        />
        <Tile
          tour="tip"
          to={email ? `mailto:${email}?subject=Tilskudstips` : '/help'}
          sign={<EnvelopeClosedIcon aria-hidden="true" />}
          title={say('grant.tip')}
          body={say(email ? 'grant.tile.tip' : 'grant.tile.tipToHelp')}
        />
      </Tiles>
      <div className={styles.parts}>
        <UpcomingGrants />
        <LatestGrants />
      </div>
      <SavedSearches />
    </>
  );
}

/** The six stops: followed, all, tips, latest changes beside the next deadlines, where news appears, and the tour again (product/grants#the-front-page). */
const tourOf = (say: Say): TourStep[] => [
  tourStop('followed', say('grant.followed'), say('grant.tour.followed')),
  tourStop('explore', say('grant.explore'), say('grant.tour.explore')),
  tourStop('tip', say('grant.tip'), say('grant.tour.tip')),
  tourStop('latest', say('grant.latest'), say('grant.tour.latest')),
  tourStop('bell', say('notification.title'), say('grant.tour.news')),
  repeatStop(say('shell.tour.endTitle'), say('shell.tour.endBody')),
];
