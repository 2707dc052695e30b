import { useMe } from '../../core/person/me.tsx';
import { useMay } from '../../core/person/use-may.ts';
import { useTiles } from '../../subject/tiles.ts';
import { useText } from '../../texts/text.tsx';
import { Tile, Tiles } from '../../ui/layout/tile.tsx';
import styles from './home-page.module.css';

/** Links to the areas; dimmed if the organization does not have an area, with the permission that is missing (product/year-wheels#home). */
export function HomeTiles() {
  const say = useText();
  const me = useMe();
  const may = useMay();
  return (
    <Tiles className={styles.tiles}>
      {useTiles().map(({ to, icon, title, body, permission }) => {
        const missing = may.use(permission) ? undefined : permission;
        return (
          <Tile
            key={title}
            tour={title}
            isOpen={!missing}
            to={to(me)}
            sign={icon}
            title={say(title)}
            body={
              missing
                ? say('home.tile.noAccess', { permission: say(`access.permission.${missing}`) })
                : say(body, { municipality: me.organization.name })
            }
          />
        );
      })}
    </Tiles>
  );
}
