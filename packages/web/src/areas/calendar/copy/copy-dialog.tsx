import { copyCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { type CopyFrom, copyFroms, copyPrivacy } from '@samspel/domain/calendar/copy';
import { raisedYear, withNextYear } from '@samspel/domain/calendar/copy-title';
import { titleLimit } from '@samspel/domain/text/title-limit';
import { useId, useState } from 'react';
import styles from '../../../core/forms/form.module.css';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { Radio } from '../../../ui/field/radio.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import type { CopiedCalendar } from './copied-calendar.ts';
import { useStartCopy } from './use-start-copy.ts';

interface Props {
  calendar: CopiedCalendar;
  /** The first choice of when the copy begins. */
  firstFrom?: CopyFrom;
  onClose: () => void;
}

/**
 * Asks for the title and kind of a copy, which is filled in with the year raised, or as a copy of the other, and closes as soon as the copy is started (product/sharing#copies-and-forks). A blank title starts nothing.
 */
export default function CopyDialog({ calendar, firstFrom = 'TODAY', onClose }: Props) {
  const say = useText();
  const today = useToday();
  const [written, setTitle] = useState<string>();
  const [isFork, setFork] = useState(false);
  const [from, setFrom] = useState<CopyFrom>(firstFrom);
  const raised = raisedYear(calendar.title) ?? (from === 'NEXT_YEAR' ? withNextYear(calendar.title, today) : null);
  const proposed = (raised ?? say('calendarForm.copyOf', { title: calendar.title })).slice(0, titleLimit);
  const title = written ?? proposed;
  const errors = useFieldErrors(copyCalendarInput, { id: calendar.id, title });
  const start = useStartCopy();
  const discard = useDiscard(title !== proposed || isFork || from !== firstFrom, onClose);
  const submit = async () => {
    if (!(await errors.checkAll())) return;
    discard.saved(onClose);
    await start({ id: calendar.id, title: title.trim(), from, isFork });
  };
  return (
    <>
      <OpenedDialog title={say('copy.dialog', { title: calendar.title })} mayClose={discard.mayClose} onClose={onClose}>
        <Form onSubmit={submit} className={styles.form}>
          <TextField
            label={say('copy.title')}
            placeholder={say('calendarForm.copyOf', { title: calendar.title })}
            value={title}
            error={errors.of('title')}
            ref={focusFirst}
            required
            onChange={(event) => setTitle(event.target.value)}
            onFocus={(event) => written === undefined && event.target.select()}
            onBlur={() => title !== '' && errors.touch('title')}
          />
          <Kind isFork={isFork} onChange={setFork} />
          <From from={from} isFork={isFork} onChange={setFrom} />
          <p>{say('copy.contents')}</p>
          {calendar.access && (
            <p>{say(`copy.privacy.${copyPrivacy({ status: calendar.status, ...calendar.access })}`)}</p>
          )}
          <div className={styles.end}>
            <Button onClick={discard.close}>{say('button.cancel')}</Button>
            <Button type="submit" variant="primary" aria-disabled={title.trim() === ''}>
              {say('calendarForm.startCopying')}
            </Button>
          </div>
        </Form>
      </OpenedDialog>
      {discard.question}
    </>
  );
}

/** Marks the field that gets the focus when the dialog opens; React's own `autoFocus` comes too early for a dialog. */
const focusFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

/** Copy or fork, in plain words (product/sharing#copies-and-forks). */
function Kind({ isFork, onChange }: { isFork: boolean; onChange: (isFork: boolean) => void }) {
  const say = useText();
  const name = useId();
  return (
    <Fieldset legend={say('copy.kind')}>
      <Radio
        name={name}
        label={say('copy.kind.copy')}
        description={say('copy.kind.copyHint')}
        checked={!isFork}
        onChange={() => onChange(false)}
      />
      <Radio
        name={name}
        label={say('copy.kind.fork')}
        description={say('copy.kind.forkHint')}
        checked={isFork}
        onChange={() => onChange(true)}
      />
    </Fieldset>
  );
}

/** From when the copy has activities. */
function From({ from, isFork, onChange }: { from: CopyFrom; isFork: boolean; onChange: (from: CopyFrom) => void }) {
  const say = useText();
  const name = useId();
  const hintOf = (choice: CopyFrom) =>
    say(isFork && choice !== 'THIS_YEAR' ? `copy.from.${choice}.fork` : `copy.from.${choice}.hint`);
  return (
    <Fieldset legend={say('copy.from')}>
      {copyFroms.map((choice) => (
        <Radio
          key={choice}
          name={name}
          label={say(`copy.from.${choice}`)}
          description={hintOf(choice)}
          checked={from === choice}
          onChange={() => onChange(choice)}
        />
      ))}
    </Fieldset>
  );
}
