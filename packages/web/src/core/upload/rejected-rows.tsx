import { XMarkIcon } from '@navikt/aksel-icons';
import { useRef } from 'react';
import { useText } from '../../texts/text.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import { useFocusFallback } from '../../ui/focus/use-focus-fallback.ts';
import type { Rejection } from './pick.ts';
import styles from './upload.module.css';

/** A file that was not taken; two of them may have one name. */
export interface Rejected {
  key: number;
  name: string;
  why: Rejection;
}

interface Props {
  rejected: readonly Rejected[];
  onClose: (key: number) => void;
}

/** The reasons after which it is said what would be taken. */
const hinted: readonly Rejection[] = ['notAccepted', 'tooBig'];

/** The files that were not taken, each with the reason, and what would be taken, for as long as the person wants to read it. */
export function RejectedRows({ rejected, onClose }: Props) {
  const say = useText();
  const place = useRef<HTMLUListElement>(null);
  useFocusFallback(place, { among: 'button', otherwise: 'button' });
  return (
    <ul ref={place} className={styles.rejected}>
      {rejected.map(({ key, name, why }) => (
        <li key={key} className={styles.row} data-failed>
          <span className={styles.why}>
            {say(`upload.${why}`, { name })}
            {hinted.includes(why) && `. ${say('upload.hint')}`}
          </span>
          <span className={styles.actions}>
            <IconButton
              size="sm"
              icon={<XMarkIcon aria-hidden="true" />}
              label={say('upload.forget', { name })}
              onClick={() => onClose(key)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
