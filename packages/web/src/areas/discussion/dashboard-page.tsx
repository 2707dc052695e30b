import { Buildings2Icon, ChatElipsisIcon, CompassIcon, PlusCircleIcon } from '@navikt/aksel-icons';
import { useMe } from '../../core/person/me.tsx';
import { useText } from '../../texts/text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';
import { TourButton } from '../../ui/tour/tour-button.tsx';
import { repeatStop, tourStop } from '../../ui/tour/tour-step.ts';
import { forumPaths } from './address/forum-paths.ts';
import styles from './dashboard.module.css';
import { ShortList } from './list/short-list.tsx';

const tourParts = ['mine', 'explore', 'municipality', 'create', 'answer', 'latest'] as const;

/** /forum: the ways into the forum, what waits for an answer, and what happened last. */
export function Component() {
  const say = useText();
  const { organization } = useMe();
  const municipality = organization.name;
  const tour = [
    ...tourParts.map((part) =>
      tourStop(part, say(`discussion.tour.${part}.title`), say(`discussion.tour.${part}.body`)),
    ),
    repeatStop(say('shell.tour.endTitle'), say('shell.tour.endBody')),
  ];
  return (
    <>
      <PageHeader title={say('discussion.forum')} lead={say('discussion.lead')} actions={<TourButton steps={tour} />} />
      <Tiles>
        <Tile
          tour="mine"
          to={forumPaths.mine}
          sign={<ChatElipsisIcon aria-hidden="true" />}
          title={say('discussion.mine')}
          body={say('discussion.tile.mine')}
        />
        <Tile
          tour="explore"
          to={forumPaths.list()}
          sign={<CompassIcon aria-hidden="true" />}
          title={say('discussion.explore')}
          body={say('discussion.tile.explore')}
        />
        <Tile
          tour="municipality"
          to={forumPaths.myMunicipality}
          sign={<Buildings2Icon aria-hidden="true" />}
          title={say('calendar.myMunicipality')}
          body={say('discussion.tile.municipality', { municipality })}
        />
        <Tile
          tour="create"
          to={forumPaths.create()}
          sign={<PlusCircleIcon aria-hidden="true" />}
          title={say('discussion.new')}
          body={say('discussion.tile.new')}
        />
      </Tiles>
      <div className={styles.lists}>
        <ShortList
          name="answer"
          title={say('discussion.waiting')}
          all={forumPaths.unanswered}
          filter={{ unanswered: true }}
          empty={say('discussion.noneWaiting')}
        />
        <ShortList
          name="latest"
          title={say('discussion.latest')}
          all={forumPaths.list()}
          filter={{}}
          empty={say('discussion.empty')}
        />
      </div>
    </>
  );
}
