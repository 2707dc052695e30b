import { type Deadline, deadlineTypes } from '@samspel/domain/grant/grant';
import { DayField } from '../../../core/forms/day-field.tsx';
import { Rows } from '../../../core/forms/rows.tsx';
import type { FieldsProps } from '../../../subject/form/fields.ts';
import { useText } from '../../../texts/text.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { ValidationMessage } from '../../../ui/field/validation-message.tsx';
import styles from './edit.module.css';
import type { GrantForm } from './grant-form.ts';

const added: Deadline = { type: 'APPLICATION', date: '', isExpected: false };

/** The days by which people apply and report, and whether each has been announced. */
export function DeadlineRows({ form, set, errors }: FieldsProps<GrantForm>) {
  const say = useText();
  const wrong = errors.of('deadlines');
  return (
    <>
      <Rows
        rows={form.deadlines}
        onChange={(deadlines) => set({ deadlines })}
        added={added}
        add={say('grant.form.addDeadline')}
        sayRemove={(place) => say('grant.form.removeDeadline', { place })}
      >
        {({ type, date, isExpected }, at, change) => (
          <div className={styles.pair}>
            <Select
              label={say('grant.form.deadlineType')}
              value={type}
              onChange={({ target }) => change({ type: target.value as Deadline['type'] })}
            >
              {deadlineTypes.map((one) => (
                <option key={one} value={one}>
                  {say(`grant.deadline.${one}`)}
                </option>
              ))}
            </Select>
            <DayField
              label={say('field.date')}
              required
              value={date}
              error={errors.of(`deadlines.${at}.date`)}
              onChange={(day) => change({ date: day })}
              onBlur={() => errors.touch(`deadlines.${at}.date`)}
            />
            <Checkbox
              label={say('grant.form.isExpected')}
              checked={isExpected}
              onChange={({ target }) => change({ isExpected: target.checked })}
            />
          </div>
        )}
      </Rows>
      {wrong && <ValidationMessage>{wrong}</ValidationMessage>}
    </>
  );
}
