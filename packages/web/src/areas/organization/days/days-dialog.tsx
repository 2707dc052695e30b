import { useState } from 'react';
import { DayField } from '../../../core/forms/day-field.tsx';
import styles from '../../../core/forms/form.module.css';
import type { DaysPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import type { Days } from './use-days.ts';

interface Props {
  title: string;
  /** The days to change; null for new ones. */
  stored: DaysPartsFragment | null;
  /** The first day that the calendar offers. */
  first: string;
  onSave: (days: Days) => Promise<void>;
  onClose: () => void;
}

/** A span of days with its name. */
export function DaysDialog({ title, stored, first, onSave, onClose }: Props) {
  const say = useText();
  const [name, setName] = useState(stored?.title ?? '');
  const [startDate, setStart] = useState(stored?.startDate ?? '');
  const [endDate, setEnd] = useState(stored?.endDate ?? '');
  const isReady = name.trim() !== '' && startDate !== '';
  const save = async () => {
    if (isReady) await onSave({ ...(stored && { id: stored.id }), title: name, startDate, endDate: endDate || null });
  };
  return (
    <OpenedDialog title={title} onClose={onClose}>
      <Form className={styles.form} onSubmit={save}>
        <TextField label={say('field.title')} value={name} required onChange={(event) => setName(event.target.value)} />
        <div className={styles.pair}>
          <DayField label={say('field.startDate')} value={startDate} min={first} required onChange={setStart} />
          <DayField label={say('field.endDate')} value={endDate} min={startDate || first} onChange={setEnd} />
        </div>
        <div className={styles.actions}>
          <Button onClick={onClose}>{say('button.cancel')}</Button>
          <Button type="submit" variant="primary" aria-disabled={!isReady}>
            {say('button.save')}
          </Button>
        </div>
      </Form>
    </OpenedDialog>
  );
}
