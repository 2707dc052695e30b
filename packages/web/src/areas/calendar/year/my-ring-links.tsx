import { RingGlyph } from '@samspel/wheel';
import { useState } from 'react';
import { Link } from 'react-router';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { paths } from '../address/paths.ts';
import { signedById } from '../board/model/stored-rings.ts';
import styles from './my-ring-links.module.css';
import type { OpenRing } from './use-open-ring.ts';

/** So many stand in the menu before it is unfolded; the open one is always among them. */
const MOST = 8;

interface Props {
  open: OpenRing;
  /** Whether the menu shows icons alone. */
  isNarrow: boolean;
  /** Called when one is chosen. */
  onLeave: () => void;
}

/** The year wheels of my year, below 'my year' in the menu, in their order, colours and shapes. */
export default function MyRingLinks({ open: { rings, calendar: open }, isNarrow, onLeave }: Props) {
  const say = useText();
  const [isUnfolded, setUnfolded] = useState(false);
  const all = signedById(rings);
  const shown = isUnfolded ? all : all.filter(({ calendar }, at) => at < MOST || calendar.id === open);
  const hidden = all.length - shown.length;
  return (
    <ul className={styles.rings}>
      {shown.map(({ calendar, color, sign }) => (
        <li key={calendar.id}>
          <Link
            to={paths.calendar(calendar)}
            className={styles.ring}
            aria-current={calendar.id === open ? 'page' : undefined}
            title={sayTitle(say, calendar)}
            onClick={onLeave}
          >
            <RingGlyph ring={{ color, sign }} index={0} />
            <span className={isNarrow ? 'ds-sr-only' : styles.title}>{sayTitle(say, calendar)}</span>
          </Link>
        </li>
      ))}
      {hidden > 0 && !isNarrow && (
        <li>
          <button type="button" className={styles.more} onClick={() => setUnfolded(true)}>
            {say('wheel.table.showMore', { count: hidden })}
          </button>
        </li>
      )}
    </ul>
  );
}
