import type { ReactNode } from 'react';
import { useMe } from '../../core/person/me.tsx';
import { useMay } from '../../core/person/use-may.ts';
import { useTiles } from '../../subject/tiles.ts';
import { useText } from '../../texts/text.tsx';
import { Card } from '../../ui/card.tsx';
import { CardLink } from '../../ui/card-link.tsx';
import styles from './home-page.module.css';

/** The ways into the areas; dimmed, with the reason, where the organization does not have them (product/year-wheels#home). */
export function Tiles() {
  const say = useText();
  const me = useMe();
  const may = useMay();
  return (
    <ul className={styles.tiles}>
      {useTiles().map(({ to, icon, title, body, permission }) => (
        <Tile
          key={title}
          name={title}
          isOpen={may.use(permission)}
          to={to(me)}
          sign={icon}
          title={say(title)}
          body={say(body, { municipality: me.organization.name })}
        />
      ))}
    </ul>
  );
}

interface TileProps {
  /** By which a tour finds it. */
  name: string;
  to: string;
  sign: ReactNode;
  title: string;
  body: string;
  isOpen: boolean;
}

function Tile({ name, to, sign, title, body, isOpen }: TileProps) {
  const say = useText();
  return (
    <Card
      as="li"
      data-tour={name}
      interactive={isOpen}
      className={isOpen ? styles.tile : `${styles.tile} ${styles.dimmed}`}
    >
      <span className={styles.sign}>{sign}</span>
      <h2>{isOpen ? <CardLink to={to}>{title}</CardLink> : title}</h2>
      <p>{isOpen ? body : say('home.tile.noAccess')}</p>
    </Card>
  );
}
