import { BarChartIcon, TrashIcon } from '@navikt/aksel-icons';
import { useRef } from 'react';
import type { FieldErrors, FieldName } from '../../../core/forms/use-field-errors.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { PollFields } from '../poll/poll-fields.tsx';
import { emptyPoll, nameOfPollField, type PollForm } from '../poll/poll-form.ts';
import styles from './ask.module.css';

/** Names the fields of a new question by their paths; those of its poll as the poll's form names them. */
export const nameOfField: FieldName = (path) => (path[0] === 'poll' ? nameOfPollField(path) : (path[0] ?? ''));

interface Props {
  poll: PollForm | null;
  onChange: (poll: PollForm | null) => void;
  errors: Pick<FieldErrors, 'of' | 'touch'>;
}

/** The poll of a new question: only a button until somebody adds one. The focus follows what appears and disappears. */
export function PollPart({ poll, onChange, errors }: Props) {
  const say = useText();
  const place = useRef<HTMLFieldSetElement>(null);
  const turn = (next: PollForm | null) => {
    onChange(next);
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('input, button')?.focus());
  };
  return (
    <fieldset ref={place} className={poll ? styles.poll : styles.noPoll}>
      <legend className={poll ? undefined : 'ds-sr-only'}>{say('poll.title')}</legend>
      {poll ? (
        <>
          <p>{say('poll.hint')}</p>
          <PollFields form={poll} set={(change) => onChange({ ...poll, ...change })} errors={errors} />
          <div>
            <Button size="sm" icon={<TrashIcon />} onClick={() => turn(null)}>
              {say('poll.remove')}
            </Button>
          </div>
        </>
      ) : (
        <Button size="sm" icon={<BarChartIcon />} onClick={() => turn(emptyPoll)}>
          {say('poll.new')}
        </Button>
      )}
    </fieldset>
  );
}
