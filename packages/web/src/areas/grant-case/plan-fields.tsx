import { taskDay } from '@samspel/domain/grant-case/case-plan';
import { addDays, type Day, isDay } from '@samspel/domain/time/day';
import { sayDay } from '@samspel/i18n/days';
import { useState } from 'react';
import { DayField } from '../../core/forms/day-field.tsx';
import styles from '../../core/forms/form.module.css';
import { FormEnd } from '../../core/forms/form-end.tsx';
import { Rows } from '../../core/forms/rows.tsx';
import { useDiscard } from '../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { useSchema } from '../../core/forms/use-schema.ts';
import { readWrittenNumber } from '../../core/forms/written-number.ts';
import { useToday } from '../../core/time/use-today.ts';
import type { DeadlineType } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Form } from '../../ui/field/form.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { ValidationMessage } from '../../ui/field/validation-message.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import own from './grant-case.module.css';
import { type OfferedDeadline, offeredForm, planInputOf } from './plan-form.ts';
import { type GrantCase, usePlanCalls } from './use-plan-calls.ts';

const loadInput = async () => (await import('@samspel/domain/grant-case/case-plan.input')).planGrantCaseInput;

interface Props {
  of: GrantCase;
  type: DeadlineType;
  title: string;
  /** The year wheels that the person may write; at least one. */
  wheels: readonly { id: string; title: string }[];
  /** Deadlines that have not passed, the next one first. */
  deadlines: readonly (OfferedDeadline & { isExpected: boolean })[];
  onClose: () => void;
}

/** Returns the field that shows a refusal of the server; a day outside the years of a wheel is shown at the task's number of days. */
const fieldOf = (path: readonly string[]): string =>
  path.map((part) => (part === 'startDate' ? 'daysBefore' : part)).join('.');

/** The year wheel, the deadline and the tasks before it, all of which can be changed; asks before changes are lost. */
export function PlanForm({ of, type, title, wheels, deadlines, onClose }: Props) {
  const say = useText();
  const today = useToday();
  const [start] = useState(() => offeredForm(say, type, deadlines, wheels));
  const [form, setForm] = useState(start);
  const { plan, isBusy } = usePlanCalls();
  const input = planInputOf(of, type, form);
  const errors = useFieldErrors(useSchema(loadInput), input, fieldOf);
  const discard = useDiscard(JSON.stringify(form) !== JSON.stringify(start), onClose);
  const deadline = deadlines.find(({ id }) => id === form.deadline)?.date ?? form.day;
  const submit = async () => {
    if (!(await errors.checkAll())) return;
    const error = await plan(input);
    if (error) errors.refuse(error);
    else onClose();
  };
  return (
    <>
      <OpenedDialog title={title} kind="wide" mayClose={discard.mayClose} onClose={onClose}>
        <Form onSubmit={submit} className={styles.form}>
          <p className={own.lead}>{say('grantCase.plan.lead')}</p>
          <div className={styles.pair}>
            <Select
              label={say('field.calendar')}
              required
              value={form.calendar}
              error={errors.of('calendar')}
              onChange={({ target }) => setForm({ ...form, calendar: target.value })}
              onBlur={() => errors.touch('calendar')}
            >
              <option value="">{say('event.calendar.choose')}</option>
              {wheels.map((wheel) => (
                <option key={wheel.id} value={wheel.id}>
                  {wheel.title}
                </option>
              ))}
            </Select>
            {deadlines.length > 0 && (
              <Select
                label={say(`grant.deadline.${type}`)}
                value={form.deadline}
                error={errors.of('deadline')}
                onChange={({ target }) => setForm({ ...form, deadline: target.value })}
              >
                {deadlines.map(({ id, date, isExpected }) => (
                  <option key={id} value={id}>
                    {isExpected
                      ? say('grantCase.plan.expected', { day: sayDay(say, date, today) })
                      : sayDay(say, date, today)}
                  </option>
                ))}
                <option value="">{say('grantCase.plan.ownDay')}</option>
              </Select>
            )}
            {form.deadline === '' && (
              <DayField
                label={say(`grant.deadline.${type}`)}
                required
                min={today}
                value={form.day}
                error={errors.of('day')}
                onChange={(day) => setForm({ ...form, day })}
                onBlur={() => errors.touch('day')}
              />
            )}
          </div>
          <div className={own.sheet}>
            <div className={own.names} aria-hidden="true">
              <span>{say('field.title')}</span>
              <span>{say('field.daysBefore')}</span>
              <span>{say('field.date')}</span>
            </div>
            <Rows
              rows={form.tasks}
              onChange={(tasks) => setForm({ ...form, tasks })}
              added={{ title: '', daysBefore: '7' }}
              add={say('grantCase.plan.add')}
              sayRemove={(place) => say('grantCase.plan.remove', { place })}
            >
              {(task, at, change) => (
                <fieldset className={own.task}>
                  <legend className="ds-sr-only">{say('grantCase.plan.task', { place: at + 1 })}</legend>
                  <TextField
                    label={say('field.title')}
                    required
                    value={task.title}
                    error={errors.of(`tasks.${at}.title`)}
                    onChange={({ target }) => change({ title: target.value })}
                    onBlur={() => errors.touch(`tasks.${at}.title`)}
                  />
                  <TextField
                    label={say('field.daysBefore')}
                    required
                    inputMode="numeric"
                    value={task.daysBefore}
                    error={errors.of(`tasks.${at}.daysBefore`)}
                    onChange={({ target }) => change({ daysBefore: target.value })}
                    onBlur={() => errors.touch(`tasks.${at}.daysBefore`)}
                  />
                  <TaskDay deadline={deadline} daysBefore={readWrittenNumber(task.daysBefore)} />
                </fieldset>
              )}
            </Rows>
          </div>
          {errors.of('tasks') && <ValidationMessage>{errors.of('tasks')}</ValidationMessage>}
          <FormEnd errors={errors} isBusy={isBusy} onCancel={discard.close} send={say('grantCase.plan.send')} />
        </Form>
      </OpenedDialog>
      {discard.question}
    </>
  );
}

/** The day that a task gets; if that day has passed, it says that it is today. */
function TaskDay({ deadline, daysBefore }: { deadline: Day; daysBefore: number | null }) {
  const say = useText();
  const today = useToday();
  if (!isDay(deadline) || daysBefore === null || !(daysBefore >= 0 && daysBefore <= 730)) return null;
  const isPast = addDays(deadline, -daysBefore) < today;
  return (
    <p className={own.day}>
      {isPast ? say('grantCase.plan.today') : sayDay(say, taskDay(deadline, daysBefore, today), today)}
    </p>
  );
}
