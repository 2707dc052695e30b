import { useMe } from '../../core/person/me.tsx';
import { useMay } from '../../core/person/use-may.ts';
import { useTiles } from '../../subject/tiles.ts';
import { useText } from '../../texts/text.tsx';
import { Tile, Tiles } from '../../ui/tile.tsx';

/** The ways into the areas; dimmed, with the reason, where the organization does not have them (product/year-wheels#home). */
export function HomeTiles() {
  const say = useText();
  const me = useMe();
  const may = useMay();
  return (
    <Tiles>
      {useTiles().map(({ to, icon, title, body, permission }) => {
        const isOpen = may.use(permission);
        return (
          <Tile
            key={title}
            tour={title}
            isOpen={isOpen}
            to={to(me)}
            sign={icon}
            title={say(title)}
            body={isOpen ? say(body, { municipality: me.organization.name }) : say('home.tile.noAccess')}
          />
        );
      })}
    </Tiles>
  );
}
