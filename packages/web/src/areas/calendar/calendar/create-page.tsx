import { newCalendarDefaults } from '@samspel/domain/calendar/calendar';
import { createCalendarInput } from '@samspel/domain/calendar/calendar.input';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMutation } from 'urql';
import { useLeaveGuard } from '../../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useMe } from '../../../core/person/me.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { CreateCalendarDocument } from '../../../generated/graphql.ts';
import { accessInputOf } from '../../../subject/access/access-draft.ts';
import { AccessEditor } from '../../../subject/access/access-editor.tsx';
import { firstAccess } from '../../../subject/access/first-access.ts';
import { useAccessProblem } from '../../../subject/access/use-access-problem.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { readYear } from '../address/shown-year.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { YearNotice } from '../address/year-notice.tsx';
import { CalendarFields, type CalendarForm } from './calendar-fields.tsx';
import styles from './create-page.module.css';
import { CreatedDialog, FailedDialog } from './created-dialog.tsx';

const emptyForm: CalendarForm = {
  title: '',
  color: newCalendarDefaults.color,
  category: newCalendarDefaults.category,
  kostraFunctions: [],
  description: '',
};

/** /person/:person/annual-cycle/create/:year?: a new year wheel, always my own. */
export function Component() {
  const say = useText();
  const sayProblem = useAccessProblem();
  const navigate = useNavigate();
  const me = useMe();
  const { year: written } = useParams();
  const { startMonth } = useWheelChoices().choices;
  const today = useToday();
  const year = written ? readYear(written, today, startMonth) : undefined;
  const [startAccess] = useState(() => firstAccess(me));
  const [form, setForm] = useState(emptyForm);
  const [access, setAccess] = useState(startAccess);
  const { description, ...fields } = form;
  const input = {
    ...fields,
    kostraFunctions: [...form.kostraFunctions],
    description: description || null,
    access: accessInputOf(access),
  };
  const errors = useFieldErrors(createCalendarInput, input);
  const [{ fetching, data, error }, send] = useMutation(CreateCalendarDocument);
  const [isSeen, see] = useState(false);
  const question = useLeaveGuard(!data && (form !== emptyForm || access !== startAccess));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    see(false);
    if (!errors.checkAll()) return;
    const answer = await send({ input });
    if (answer.error) errors.refuse(answer.error);
  };
  return (
    <>
      <PageHeader title={say('calendarForm.create')} lead={say('calendar.mine.emptyHint')} />
      {year && <YearNotice written={written} year={year} startMonth={startMonth} />}
      <form onSubmit={submit} noValidate className={styles.panels}>
        <div className={styles.fields}>
          <CalendarFields
            form={form}
            errors={errors}
            set={(change) => setForm((before) => ({ ...before, ...change }))}
          />
        </div>
        <section className={styles.access} aria-labelledby="create-access">
          <Heading level={2} id="create-access">
            {say('field.access')}
          </Heading>
          <AccessEditor draft={access} onChange={setAccess} />
        </section>
        <div className={styles.actions}>
          <Button onClick={() => navigate(-1)}>{say('button.cancel')}</Button>
          <Button type="submit" variant="primary" loading={fetching}>
            {say('calendarForm.save')}
          </Button>
        </div>
      </form>
      {data && <CreatedDialog calendar={data.createCalendar} year={year} />}
      {error && !isSeen && <FailedDialog message={sayProblem(error, access)} onClose={() => see(true)} />}
      {question}
    </>
  );
}
