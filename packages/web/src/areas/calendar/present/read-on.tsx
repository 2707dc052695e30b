import { ArrowDownIcon } from '@navikt/aksel-icons';
import type { RefObject } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import styles from './present.module.css';
import type { Part } from './present-month.ts';
import type { Reading } from './use-reading.ts';

interface Props {
  reading: Reading;
  counts: Record<Part, number>;
  ref: RefObject<HTMLDivElement | null>;
}

/** Counts what of a month has no room on the screen, and leads to it: a press on the number goes on by a screen, one on a list to its beginning. */
export function ReadOn({ reading: { below, next, page, goTo }, counts, ref }: Props) {
  const say = useText();
  if (below === 0) return null;
  return (
    <div ref={ref} className={styles.more}>
      <Button variant="secondary" icon={<ArrowDownIcon aria-hidden="true" />} onClick={() => page(1)}>
        {say('present.more', { count: below })}
      </Button>
      {next.map((part) => (
        <Button key={part} variant="tertiary" onClick={() => goTo(part)}>
          {say(`present.${part}`, { count: counts[part] })}
        </Button>
      ))}
    </div>
  );
}
