import { useState } from 'react';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useText } from '../../../core/texts/text.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { OpenedDialog } from '../../../ui/opened-dialog.tsx';
import { emptySeriesForm, type SeriesForm } from '../series/series-form.ts';
import type { CalendarDialogProps } from '../wheel/calendar-dialogs.tsx';
import { HowMany } from './how-many.tsx';
import { SeveralForm } from './several-form.tsx';
import { isWritten, newRow, type SeveralRow } from './several-rows.ts';
import { SingleForm } from './single-form.tsx';

/** New activities in a year wheel: one, once or repeating, or several at once. What is written stays when a person changes their mind. */
export default function NewActivityDialog({ calendar, onClose }: CalendarDialogProps) {
  const say = useText();
  const today = useToday();
  const [first] = useState(() => emptySeriesForm(calendar.id, today));
  const [form, setForm] = useState<SeriesForm>(first);
  const [rows, setRows] = useState<readonly SeveralRow[]>([]);
  const [isSeveral, beSeveral] = useState(false);
  const isChanged = JSON.stringify(form) !== JSON.stringify(first) || rows.some(isWritten);
  const discard = useDiscard(isChanged, onClose);
  const set = (change: Partial<SeriesForm>) => setForm((before) => ({ ...before, ...change }));
  const choose = (several: boolean) => {
    if (several && rows.length === 0) setRows([rowOf(form)]);
    beSeveral(several);
  };
  const shared = { form, set, onCancel: discard.close, onDone: onClose };
  return (
    <>
      <OpenedDialog kind="side" title={say('event.new')} mayClose={discard.mayClose} onClose={onClose}>
        <HowMany isSeveral={isSeveral} onChange={choose} />
        {isSeveral ? <SeveralForm {...shared} rows={rows} onRows={setRows} /> : <SingleForm {...shared} />}
      </OpenedDialog>
      {discard.question}
    </>
  );
}

/** The first of several, from what was already written of one. */
const rowOf = ({ title, startDate, endDate, responsible }: SeriesForm) =>
  newRow({ title, startDate, endDate, responsible });
