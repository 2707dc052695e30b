import { FileImportIcon } from '@navikt/aksel-icons';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useToday } from '../../../core/time/use-today.ts';
import { CreateCalendarDocument } from '../../../generated/graphql.ts';
import { CreateForm } from '../../../subject/form/create-form.tsx';
import { emptyOf, sentOf } from '../../../subject/form/fields.ts';
import { FormFields } from '../../../subject/form/form-fields.tsx';
import { useCreation } from '../../../subject/form/use-creation.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { paths } from '../address/paths.ts';
import { readYear } from '../address/shown-year.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { YearNotice } from '../address/year-notice.tsx';
import { Templates } from '../copy/templates.tsx';
import { calendarBasics, calendarFields, calendarMore } from '../fields/calendar.fields.ts';
import { calendarControls } from './calendar-controls.tsx';
import { useNewYear, YearField } from './year-field.tsx';

const emptyCalendar = emptyOf(calendarFields);
const NewWheel = lazy(() => import('./new-wheel.tsx'));
const loadInput = async () => (await import('@samspel/domain/calendar/calendar.input')).createCalendarInput;

/**
 * /person/:person/annual-cycle/create/:year?: a new year wheel, always my own. Once made, its page opens with its first month, and the form of its first
 * activity (product/year-wheels#defaults).
 */
export function Component() {
  const say = useText();
  const { year: written } = useParams();
  const { startMonth } = useWheelChoices().choices;
  const today = useToday();
  const asked = written ? readYear(written, today, startMonth) : undefined;
  const creation = useCreation({
    kind: 'CALENDAR',
    empty: emptyCalendar,
    inputOf: (form) => sentOf(calendarFields, form),
    schema: loadInput,
    document: CreateCalendarDocument,
  });
  const { years, year, choose } = useNewYear(creation.fields.title, asked);
  useGoToMade(creation.made, year);
  const given = {
    ...{ fields: calendarFields, own: calendarControls },
    ...{ form: creation.fields, set: creation.set, errors: creation.errors },
  };
  const [title, ...others] = calendarBasics;
  return (
    <>
      <PageHeader
        title={say('calendarForm.create')}
        lead={say('calendar.mine.emptyHint')}
        actions={
          <LinkButton to={paths.import()} icon={<FileImportIcon />}>
            {say('import.menu')}
          </LinkButton>
        }
      />
      {asked && <YearNotice written={written} year={asked} startMonth={startMonth} />}
      <Templates year={year} but={creation.made?.id} />
      <CreateForm
        creation={creation}
        action={say('calendarForm.save')}
        failed={say('calendarForm.failedTitle')}
        list="/annual-cycle"
        folded={{
          label: say('calendarForm.more'),
          fields: <FormFields {...given} names={calendarMore} />,
          isFaulty: calendarMore.some((name) => creation.errors.of(name) !== undefined),
        }}
        beside={
          <Suspense>
            <NewWheel title={creation.fields.title} color={creation.fields.color} year={year} />
          </Suspense>
        }
      >
        <FormFields {...given} names={[title]} />
        {years.length > 1 && <YearField years={years} year={year} onChange={choose} />}
        <FormFields {...given} names={others} />
      </CreateForm>
    </>
  );
}

/** Goes to the year wheel that was made, in the year it was made for: its first month is open, and so is the form of its first activity. */
function useGoToMade(made: { id: string; uri: string | null } | undefined, year: number | undefined) {
  const say = useText();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is made
  useEffect(() => {
    if (!made) return;
    toast.success(say('calendarForm.created'));
    navigate(paths.calendarIn(made, year), { replace: true, state: { newActivity: true, firstMonth: true } });
  }, [made]);
}
