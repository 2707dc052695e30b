import { Buildings2Icon, CompassIcon, HandShakeHeartIcon, PlusCircleIcon } from '@navikt/aksel-icons';
import { useLocation } from 'react-router';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { Tile, Tiles } from '../../../ui/layout/tile.tsx';
import { topicPaths } from '../address/topic.paths.ts';

const tiles = [
  { name: 'mine', to: topicPaths.mine, sign: <HandShakeHeartIcon aria-hidden="true" /> },
  { name: 'explore', to: topicPaths.list, sign: <CompassIcon aria-hidden="true" /> },
  { name: 'myMunicipality', to: topicPaths.myMunicipality, sign: <Buildings2Icon aria-hidden="true" /> },
  { name: 'create', to: topicPaths.create, sign: <PlusCircleIcon aria-hidden="true" /> },
] as const;

/** The four ways into topics, with the one that is shown marked (product/topics#pages). */
export function TopicTiles() {
  const say = useText();
  const { organization } = useMe();
  const { pathname, search } = useLocation();
  const shown = new URLSearchParams(search).get('mine') === 'true' ? topicPaths.mine : pathname;
  const isHere = (to: string) => to === shown || (to === topicPaths.list && shown === topicPaths.dashboard);
  return (
    <Tiles>
      {tiles.map(({ name, to, sign }) => (
        <Tile
          key={name}
          tour={name}
          to={to}
          sign={sign}
          isHere={isHere(to)}
          title={say(`topic.${name}`)}
          body={say(`topic.tile.${name}`, { municipality: organization.name })}
        />
      ))}
    </Tiles>
  );
}
