import { PadlockLockedIcon, XMarkIcon } from '@navikt/aksel-icons';
import { Link } from 'react-router';
import type { MyYearQuery } from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { paths } from '../address/paths.ts';
import { useRing } from '../board/wheel/use-ring.ts';
import styles from './ring-parts.module.css';

export type YearRing = MyYearQuery['yearWheel']['rings'][number];

/** What the name of a ring needs. */
type Named = { calendar: Pick<YearRing['calendar'], 'id' | 'uri' | 'title' | 'status' | 'isRestricted'> };

/** The name of a ring in the legend of a year: a link to its year wheel. */
export function RingName({ ring: { calendar } }: { ring: Named }) {
  const say = useText();
  return (
    <>
      <Link to={paths.calendar(calendar)} className={styles.name}>
        {sayTitle(say, calendar)}
      </Link>
      {calendar.isRestricted && (
        <span role="img" title={say('access.private')} className={styles.padlock}>
          <PadlockLockedIcon aria-hidden="true" />
        </span>
      )}
    </>
  );
}

/** Removes a ring from my year. */
export function RemoveRing({ ring }: { ring: YearRing }) {
  const say = useText();
  const { toggle } = useRing({ ...ring.calendar, myRing: ring });
  return (
    <IconButton
      size="sm"
      label={say('calendar.ring.removeNamed', { title: ring.calendar.title })}
      icon={<XMarkIcon aria-hidden="true" />}
      onClick={() => void toggle()}
    />
  );
}
