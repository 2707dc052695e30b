import { Buildings2Icon, CompassIcon, PlusCircleIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { useMe } from '../../core/person/me.tsx';
import { useText } from '../../texts/text.tsx';
import { Card } from '../../ui/card.tsx';
import { CardLink } from '../../ui/card-link.tsx';
import { WheelIcon } from '../../ui/icons/wheel-icon.tsx';
import styles from './home-page.module.css';

/** The four tiles of year wheels (spec 1 §2); dimmed, with the reason, where the organization does not have them (spec 3 §2). */
export function Tiles() {
  const say = useText();
  const { id, organization, permissions } = useMe();
  const isOpen = permissions.includes('CALENDAR');
  const year = `/person/${id}/annual-cycle`;
  return (
    <ul className={styles.tiles}>
      <Tile isOpen={isOpen} to={year} sign={<WheelIcon />} title={say('calendar.mine')} body={say('home.tile.mine')} />
      <Tile
        isOpen={isOpen}
        to="/calendar"
        sign={<CompassIcon aria-hidden="true" />}
        title={say('calendar.explore')}
        body={say('home.tile.explore')}
      />
      <Tile
        isOpen={isOpen}
        to="/calendar/myMunicipality"
        sign={<Buildings2Icon aria-hidden="true" />}
        title={say('calendar.myMunicipality')}
        body={say('calendar.inMunicipality', { municipality: organization.name })}
      />
      <Tile
        isOpen={isOpen}
        to={`${year}/create`}
        sign={<PlusCircleIcon aria-hidden="true" />}
        title={say('calendar.createNew')}
        body={say('home.tile.create')}
      />
    </ul>
  );
}

interface TileProps {
  to: string;
  sign: ReactNode;
  title: string;
  body: string;
  isOpen: boolean;
}

function Tile({ to, sign, title, body, isOpen }: TileProps) {
  const say = useText();
  return (
    <Card as="li" interactive={isOpen} className={isOpen ? styles.tile : `${styles.tile} ${styles.dimmed}`}>
      <span className={styles.sign}>{sign}</span>
      <h2>{isOpen ? <CardLink to={to}>{title}</CardLink> : title}</h2>
      <p>{isOpen ? body : say('home.tile.noAccess')}</p>
    </Card>
  );
}
