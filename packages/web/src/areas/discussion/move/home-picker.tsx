import { useId, useState } from 'react';
import { useQuery } from 'urql';
import { FindHomesDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { RemovableChip } from '../../../ui/base/chip.tsx';
import { type Choice, Combobox } from '../../../ui/field/combobox.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Radio } from '../../../ui/field/radio.tsx';
import { useTypedQuery } from '../../../ui/field/use-typed-query.ts';
import styles from './move.module.css';

/** A topic that a question can be moved to. */
export interface Home {
  id: string;
  title: string;
}

interface Props {
  /** The topic that the question is on; null for the public forum. */
  from: string | null;
  /** What is chosen: null for the public forum, undefined if nothing is chosen yet. */
  home: Home | null | undefined;
  onChoose: (home: Home | null | undefined) => void;
  error: string | undefined;
}

/** Chooses the public forum, or a topic that I may write; never the forum that the question is in. */
export function HomePicker({ from, home, onChoose, error }: Props) {
  const say = useText();
  const name = useId();
  const topic = <TopicField from={from} home={home ?? undefined} onChoose={onChoose} error={error} />;
  if (from === null) return topic;
  return (
    <>
      <Fieldset legend={say('discussion.move.where')}>
        <Radio
          name={name}
          label={say('discussion.move.public')}
          checked={home === null}
          onChange={() => onChoose(null)}
        />
        <Radio
          name={name}
          label={say('discussion.move.otherTopic')}
          checked={home !== null}
          onChange={() => onChoose(undefined)}
        />
      </Fieldset>
      {home !== null && topic}
    </>
  );
}

interface TopicProps extends Omit<Props, 'home'> {
  home: Home | undefined;
}

/** Finds a topic; the chosen one is shown as a chip below the field. */
function TopicField({ from, home, onChoose, error }: TopicProps) {
  const say = useText();
  const sayProblem = useProblemText();
  const [text, setText] = useState('');
  const { query, pause, isAsked, isTyping } = useTypedQuery(text);
  const [{ data, fetching, error: failed }] = useQuery({ query: FindHomesDocument, variables: { query }, pause });
  const isWaiting = isAsked && (fetching || isTyping);
  const found = isAsked && !isWaiting ? (data?.searchKind.nodes ?? []) : [];
  const choices: (Choice & Home)[] = found
    .filter(({ id }) => id !== from)
    .map(({ id, title }) => ({ id, title, key: id, label: title, group: say('topic.many') }));
  const why = failed && say('shell.error.fetching', { message: sayProblem(failed) });
  return (
    <div className={styles.topic}>
      <Combobox
        label={say('discussion.move.find')}
        description={say('discussion.move.findHint')}
        text={text}
        onText={setText}
        choices={choices}
        hasList={isAsked}
        status={choices.length > 0 ? undefined : (why ?? say(isWaiting ? 'shell.searching' : 'shell.noResults'))}
        onPick={({ id, title }) => {
          setText('');
          onChoose({ id, title });
        }}
        error={error}
      />
      {home && (
        <div>
          <RemovableChip label={say('subject.list.remove', { name: home.title })} onRemove={() => onChoose(undefined)}>
            {home.title}
          </RemovableChip>
        </div>
      )}
    </div>
  );
}
