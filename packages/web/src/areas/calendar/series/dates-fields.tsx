import { PlusIcon, XMarkIcon } from '@navikt/aksel-icons';
import { sayShortDay } from '@samspel/i18n/days';
import { useRef } from 'react';
import styles from '../../../core/forms/form.module.css';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { DaysFields } from '../fields/days-fields.tsx';
import type { SeriesFieldsProps } from './series-fields-props.ts';

/** Chosen dates, each with its own deadline; at least one is needed (product/activities#how-a-series-is-stored). */
export function DatesFields({ form, set, errors }: SeriesFieldsProps) {
  const say = useText();
  const today = useToday();
  const { activities } = form;
  const list = useRef<HTMLUListElement>(null);
  const focusRow = (at: number) =>
    requestAnimationFrame(() => list.current?.children[at]?.querySelector<HTMLElement>('input')?.focus());
  const add = () => {
    set({ activities: [...activities, { startDate: '', endDate: '' }] });
    focusRow(activities.length);
  };
  const remove = (at: number) => {
    set({ activities: activities.toSpliced(at, 1) });
    focusRow(Math.max(at - 1, 0));
  };
  return (
    <Fieldset legend={say('field.activities')} error={errors.of('activities')}>
      <ul ref={list} className={styles.rows}>
        {activities.map((days, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its place in the list
          <li key={at} className={styles.row}>
            <DaysFields
              days={days}
              onChange={(changed) => set({ activities: activities.with(at, changed) })}
              errorOf={(field) => errors.of(`activities.${at}.${field}`)}
              onLeave={(field) => errors.touch(`activities.${at}.${field}`)}
            />
            <IconButton
              label={say('event.removeDate', {
                day: days.startDate ? sayShortDay(say, days.startDate, today) : String(at + 1),
              })}
              icon={<XMarkIcon aria-hidden="true" />}
              aria-disabled={activities.length === 1}
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button icon={<PlusIcon />} onClick={add} size="sm">
          {say('event.addDate')}
        </Button>
      </div>
    </Fieldset>
  );
}
