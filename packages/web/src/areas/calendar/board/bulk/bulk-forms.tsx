import { type ReactNode, useState } from 'react';
import { ResponsibleField } from '../../../../subject/person/person-field.tsx';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { ErrorState } from '../../../../ui/layout/error-state.tsx';
import { CalendarField } from '../../fields/calendar-field.tsx';
import { useWritableCalendars } from '../../fields/use-writable-calendars.ts';
import styles from './bulk-forms.module.css';
import type { BulkChange } from './use-bulk-change.ts';

interface Props {
  isBusy: boolean;
  onApply: (change: BulkChange) => Promise<unknown>;
}

/** The units that activities can be moved by, in days. */
const units = { day: 1, week: 7 } as const;

/** Moves by days or weeks, later or earlier. */
export function MoveForm({ isBusy, onApply }: Props) {
  const say = useText();
  const [count, setCount] = useState('1');
  const [unit, setUnit] = useState<keyof typeof units>('week');
  const days = Number(count) * units[unit];
  const isValid = Number.isInteger(days) && days > 0 && days <= 3_660;
  return (
    <Choosing isValid={isValid} onSubmit={() => onApply({ moveDays: days })}>
      <div className={styles.pair}>
        <TextField
          type="number"
          label={say('several.move.count')}
          min={1}
          max={3_660}
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
        <Select
          label={say('several.move.unit')}
          value={unit}
          onChange={(event) => setUnit(event.target.value as keyof typeof units)}
        >
          <option value="day">{say('several.move.days')}</option>
          <option value="week">{say('several.move.weeks')}</option>
        </Select>
      </div>
      <div className={styles.pair}>
        <Button aria-disabled={!isValid} loading={isBusy} onClick={() => void onApply({ moveDays: -days })}>
          {say('several.move.earlier')}
        </Button>
        <Button type="submit" variant="primary" aria-disabled={!isValid} loading={isBusy}>
          {say('several.move.later')}
        </Button>
      </div>
    </Choosing>
  );
}

/** Makes one person responsible for all, or removes that person. */
export function HandForm({ isBusy, onApply }: Props) {
  const say = useText();
  const [person, setPerson] = useState<{ id: string; name: string } | null>(null);
  const isValid = person === null || person.id !== '';
  return (
    <Choosing isValid={isValid} onSubmit={() => onApply({ responsible: person?.id ?? null })}>
      <ResponsibleField value={person} onChange={setPerson} />
      <Button type="submit" variant={person ? 'primary' : 'secondary'} aria-disabled={!isValid} loading={isBusy}>
        {say(person ? 'button.save' : 'event.noResponsible')}
      </Button>
    </Choosing>
  );
}

/** Adds a tag to all; a series shares its tags. */
export function TagForm({ isBusy, onApply }: Props) {
  const say = useText();
  const [tag, setTag] = useState('');
  return (
    <Choosing isValid={tag.trim() !== ''} onSubmit={() => onApply({ addTag: tag })}>
      <TextField
        label={say('subject.tags.new')}
        description={say('several.tag.hint')}
        maxLength={50}
        value={tag}
        onChange={(event) => setTag(event.target.value)}
      />
      <Button type="submit" variant="primary" aria-disabled={tag.trim() === ''} loading={isBusy}>
        {say('button.add')}
      </Button>
    </Choosing>
  );
}

/**
 * Moves all to another year wheel, each with its series. It keeps the same height while the year wheels load, since its place is computed only once.
 */
export function HomeForm({ isBusy, onApply }: Props) {
  const say = useText();
  const [calendar, setCalendar] = useState('');
  const { calendars, error, retry } = useWritableCalendars(false);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (calendars?.length === 0) return <p>{say('several.home.none')}</p>;
  return (
    <Choosing isValid={calendar !== ''} onSubmit={() => onApply({ toCalendar: calendar })}>
      <CalendarField
        calendars={calendars ?? []}
        value={calendar}
        error={undefined}
        onChange={setCalendar}
        onLeave={() => {}}
      />
      <p>{say('several.home.hint')}</p>
      <Button type="submit" variant="primary" aria-disabled={calendar === ''} loading={isBusy}>
        {say('several.home.move')}
      </Button>
    </Choosing>
  );
}

function Choosing({
  isValid,
  onSubmit,
  children,
}: {
  isValid: boolean;
  onSubmit: () => Promise<unknown>;
  children: ReactNode;
}) {
  const submit = async () => {
    if (isValid) await onSubmit();
  };
  return (
    <Form className={styles.form} data-size="sm" onSubmit={submit}>
      {children}
    </Form>
  );
}
