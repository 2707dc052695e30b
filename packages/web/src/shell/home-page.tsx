import { ArrowRightIcon, Buildings3Icon, MagnifyingGlassIcon, PlusIcon } from '@navikt/aksel-icons';
import type { TextId } from '@samspel/i18n/texts';
import type { ReactNode } from 'react';
import { useMe } from '../core/person/me.tsx';
import { useText } from '../core/texts/text.tsx';
import { Card } from '../ui/card.tsx';
import { CardLink } from '../ui/card-link.tsx';
import { WheelIcon } from '../ui/icons/wheel-icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './home-page.module.css';

/** The home page: where to go, with what the organization lacks dimmed (spec 3 §2). */
export function Component() {
  const say = useText();
  const me = useMe();
  const mayUse = me.permissions.includes('CALENDAR');
  return (
    <>
      <PageHeader
        title={say('home.welcome', { name: me.name.split(' ')[0] ?? me.name })}
        lead={say('home.tile.calendar.body')}
      />
      <ul className={styles.tiles}>
        {tiles(me.id).map((tile) => (
          <li key={tile.to}>
            <Card interactive={mayUse} className={mayUse ? styles.tile : styles.dimmed}>
              <span className={styles.icon}>{tile.icon}</span>
              <h2 className={styles.title}>
                {mayUse ? <CardLink to={tile.to}>{say(tile.title)}</CardLink> : say(tile.title)}
              </h2>
              <p className={styles.body}>{say(mayUse ? tile.body : 'home.tile.noAccess')}</p>
              <ArrowRightIcon aria-hidden="true" className={styles.arrow} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Tile {
  to: string;
  title: TextId;
  body: TextId;
  icon: ReactNode;
}

const tiles = (person: string): Tile[] => [
  {
    to: `/person/${person}/annual-cycle`,
    title: 'calendar.mine',
    body: 'home.tile.mine.body',
    icon: <WheelIcon />,
  },
  {
    to: '/calendar',
    title: 'calendar.explore',
    body: 'home.tile.explore.body',
    icon: <MagnifyingGlassIcon aria-hidden="true" />,
  },
  {
    to: '/calendar/myMunicipality',
    title: 'calendar.myMunicipality',
    body: 'home.tile.myMunicipality.body',
    icon: <Buildings3Icon aria-hidden="true" />,
  },
  {
    to: `/person/${person}/annual-cycle/create`,
    title: 'calendar.createNew',
    body: 'home.tile.create.body',
    icon: <PlusIcon aria-hidden="true" />,
  },
];
