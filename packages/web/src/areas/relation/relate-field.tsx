import { useEffect, useRef } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import styles from './related.module.css';
import { ThingSearch } from './thing-search.tsx';
import type { FoundThing } from './use-things.ts';

interface Props {
  /** Ids of things that are not offered: the thing itself, and those it is related to already. */
  without: readonly string[];
  onPick: (thing: FoundThing) => void;
  onDone: () => void;
}

/** Finds things to relate a thing to; each is related at once. */
export function RelateField({ without, onPick, onDone }: Props) {
  const say = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className={styles.add}>
      <ThingSearch label={say('relation.find')} without={without} onPick={onPick} />
      <div>
        <Button size="sm" onClick={onDone}>
          {say('relation.done')}
        </Button>
      </div>
    </div>
  );
}
