import { type PastedDays, readPastedDays } from '@samspel/domain/organization/pasted-days';
import { useState } from 'react';
import styles from '../../../core/forms/form.module.css';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';

interface Props {
  title: string;
  /** What stands there at first. */
  text: string;
  onSave: (days: readonly PastedDays[]) => Promise<void>;
  onClose: () => void;
}

/** Several spans of days, a line each, as they come from a table. */
export function PasteDialog({ title, text: first, onSave, onClose }: Props) {
  const say = useText();
  const [text, setText] = useState(first);
  const { days, left } = readPastedDays(text);
  const save = async () => {
    if (days.length > 0) await onSave(days);
  };
  return (
    <OpenedDialog title={title} onClose={onClose}>
      <Form className={styles.form} onSubmit={save}>
        <TextArea
          label={say('daysOff.lines')}
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status">
          {say('daysOff.read', { count: days.length })} {left > 0 && say('daysOff.left', { count: left })}
        </p>
        <div className={styles.actions}>
          <Button onClick={onClose}>{say('button.cancel')}</Button>
          <Button type="submit" variant="primary" aria-disabled={days.length === 0}>
            {say('button.save')}
          </Button>
        </div>
      </Form>
    </OpenedDialog>
  );
}
