import { PlusIcon, XMarkIcon } from '@navikt/aksel-icons';
import { sayShortDay } from '@samspel/i18n/days';
import styles from '../../../core/forms/form.module.css';
import { useText } from '../../../core/texts/text.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SeriesFieldsProps } from './when-fields.tsx';

/** Certain dates, each with a deadline of its own; at least one is needed (spec 1 §5). */
export function DatesFields({ form, set, errors }: SeriesFieldsProps) {
  const say = useText();
  const today = useToday();
  const { activities } = form;
  const change = (at: number, dates: Partial<(typeof activities)[number]>) =>
    set({ activities: activities.map((one, index) => (index === at ? { ...one, ...dates } : one)) });
  const remove = (at: number) => set({ activities: activities.filter((_, index) => index !== at) });
  return (
    <Fieldset legend={say('field.activities')} error={errors.of('activities')}>
      <ul className={styles.rows}>
        {activities.map(({ startDate, endDate }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
          <li key={at} className={styles.row}>
            <div className={styles.pair}>
              <TextField
                type="date"
                label={say('event.start')}
                value={startDate}
                onChange={(event) => change(at, { startDate: event.target.value })}
                onBlur={() => errors.touch('activities')}
              />
              <TextField
                type="date"
                label={say('event.deadline')}
                value={endDate}
                min={startDate || undefined}
                onChange={(event) => change(at, { endDate: event.target.value })}
                onBlur={() => errors.touch('activities')}
              />
            </div>
            <IconButton
              label={say('event.removeDate', { day: startDate ? sayShortDay(say, startDate, today) : String(at + 1) })}
              icon={<XMarkIcon aria-hidden="true" />}
              disabled={activities.length === 1}
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          icon={<PlusIcon />}
          onClick={() => set({ activities: [...activities, { startDate: '', endDate: '' }] })}
          size="sm"
        >
          {say('event.addDate')}
        </Button>
      </div>
    </Fieldset>
  );
}
