import { Buildings2Icon, ChatElipsisIcon, CompassIcon, PlusCircleIcon } from '@navikt/aksel-icons';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { Tile, Tiles } from '../../../ui/layout/tile.tsx';
import { forumPaths } from '../address/forum-paths.ts';
import type { ForumFilter } from './discussion-list.ts';

/** The four ways into the public forum, with the one that is shown marked (product/forum#the-list). */
export function ForumTiles({ filter: { mine, preset } }: { filter: ForumFilter }) {
  const say = useText();
  const { organization } = useMe();
  return (
    <Tiles>
      <Tile
        tour="mine"
        to={forumPaths.mine}
        sign={<ChatElipsisIcon aria-hidden="true" />}
        isHere={mine !== null}
        title={say('discussion.mine')}
        body={say('discussion.tile.mine')}
      />
      <Tile
        tour="explore"
        to={forumPaths.list()}
        sign={<CompassIcon aria-hidden="true" />}
        isHere={mine === null && preset === null}
        title={say('discussion.explore')}
        body={say('discussion.tile.explore')}
      />
      <Tile
        tour="municipality"
        to={forumPaths.myMunicipality}
        sign={<Buildings2Icon aria-hidden="true" />}
        isHere={mine === null && preset !== null}
        title={say('calendar.myMunicipality')}
        body={say('discussion.tile.municipality', { municipality: organization.name })}
      />
      <Tile
        tour="create"
        to={forumPaths.create()}
        sign={<PlusCircleIcon aria-hidden="true" />}
        title={say('discussion.new')}
        body={say('discussion.tile.new')}
      />
    </Tiles>
  );
}
