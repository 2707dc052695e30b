import { useState } from 'react';
import { useMutation } from 'urql';
import { useProblemText } from '../../../core/texts/refusal.ts';
import { useText } from '../../../core/texts/text.tsx';
import { UpdateActivityDocument } from '../../../generated/graphql.ts';
import { Button } from '../../../ui/button.tsx';
import { writePlainText } from '../../../ui/rich-text/read-rich-text.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toaster.tsx';
import styles from './note-prompt.module.css';
import type { Completed, Ticks } from './use-ticks.ts';

/** After a tick: what was completed, the way back, and the offer to write down what was learnt (spec 1 §4). It waits as long as it takes. */
export function NotePrompt({ ticks }: { ticks: Ticks }) {
  const { completed } = ticks;
  return (
    <div role="status" className={styles.place}>
      {completed && <Prompt key={completed.id} completed={completed} ticks={ticks} />}
    </div>
  );
}

function Prompt({ completed, ticks }: { completed: Completed; ticks: Ticks }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [isWriting, write] = useState(false);
  const [words, setWords] = useState('');
  const [{ fetching }, send] = useMutation(UpdateActivityDocument);
  const { id, title, version } = completed;
  const save = async () => {
    const { error } = await send({ input: { id, version, note: writePlainText(words) } });
    if (error) return toast.error(sayProblem(error));
    ticks.dismiss();
    toast.success(say('event.note.saved'));
  };
  return (
    <div className={styles.prompt}>
      <p className={styles.done}>
        <span>{say('event.completed', { title })}</span>
        <Button variant="tertiary" size="sm" onClick={() => void ticks.tick(completed, false)}>
          {say('button.undo')}
        </Button>
      </p>
      {isWriting ? (
        <TextArea
          label={say('event.note')}
          rows={3}
          value={words}
          autoFocus
          onChange={(event) => setWords(event.target.value)}
        />
      ) : (
        <p>{say('event.addNote')}</p>
      )}
      <div className={styles.actions}>
        <Button size="sm" onClick={ticks.dismiss}>
          {say('button.no')}
        </Button>
        {isWriting ? (
          <Button size="sm" variant="primary" loading={fetching} disabled={words.trim() === ''} onClick={save}>
            {say('button.save')}
          </Button>
        ) : (
          <Button size="sm" variant="primary" onClick={() => write(true)}>
            {say('event.note.write')}
          </Button>
        )}
      </div>
    </div>
  );
}
