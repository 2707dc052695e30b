import { PadlockLockedIcon, XMarkIcon } from '@navikt/aksel-icons';
import { RingGlyph } from '@samspel/wheel';
import { Link } from 'react-router';
import type { MyYearQuery } from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { paths } from '../address/paths.ts';
import { useRing } from '../board/use-ring.ts';
import styles from './ring-list.module.css';

type Ring = MyYearQuery['yearWheel']['rings'][number];

/** The year wheels of a year, as the legend of its wheel: which sign is which, and how far each has come. */
export function RingList({ rings, isMine }: { rings: readonly Ring[]; isMine: boolean }) {
  const say = useText();
  return (
    <ul className={styles.list} aria-label={say('wheel.rings')}>
      {rings.map((ring, index) => (
        <RingRow key={ring.id} ring={ring} index={index} isMine={isMine} />
      ))}
    </ul>
  );
}

function RingRow({ ring, index, isMine }: { ring: Ring; index: number; isMine: boolean }) {
  const say = useText();
  const { calendar, progress } = ring;
  const { toggle } = useRing({ ...calendar, myRing: ring });
  return (
    <li className={styles.row}>
      <RingGlyph ring={ring} index={index} />
      <Link to={paths.calendar(calendar)} className={styles.title}>
        {sayTitle(say, calendar)}
      </Link>
      {calendar.isRestricted && (
        <span role="img" title={say('access.private')} className={styles.sign}>
          <PadlockLockedIcon aria-hidden="true" />
        </span>
      )}
      <span className={styles.progress}>{say('wheel.progress', { done: progress.done, total: progress.total })}</span>
      {isMine && (
        <IconButton
          size="sm"
          label={say('calendar.ring.removeNamed', { title: calendar.title })}
          icon={<XMarkIcon aria-hidden="true" />}
          onClick={() => void toggle()}
        />
      )}
    </li>
  );
}
