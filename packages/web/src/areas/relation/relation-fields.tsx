import { useEffect, useRef, useState } from 'react';
import styles from '../../core/forms/form.module.css';
import type { FormPartProps } from '../../subject/form/form-parts.tsx';
import { useText } from '../../texts/text.tsx';
import { Chosen } from './chosen.tsx';
import { ThingSearch } from './thing-search.tsx';
import { useRelationDraft } from './use-relation-draft.ts';

/** What a thing is related to, in its form: a year wheel to topics that I may change, a topic to anything. The relations are saved with the form. */
export default function RelationFields({ of, onChange }: FormPartProps) {
  const say = useText();
  const [ofTopics] = useState(of.kind === 'CALENDAR');
  const draft = useRelationDraft(of, ofTopics ? 'TOPIC' : undefined);
  const { chosen, finish } = draft;
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => change.current(finish), [finish]);
  const name = ofTopics ? 'CALENDAR' : 'TOPIC';
  const label = say(`relation.field.${name}`);
  return (
    <div className={styles.rows}>
      <ThingSearch
        label={label}
        description={say(`relation.field.${name}.hint`)}
        {...(ofTopics && { kinds: topics, onlyWrite: true })}
        without={[...(of.id ? [of.id] : []), ...chosen.map(({ id }) => id)]}
        onPick={draft.add}
      />
      <Chosen label={label} things={chosen} onRemoveThing={draft.remove} />
    </div>
  );
}

const topics = ['TOPIC'] as const;
