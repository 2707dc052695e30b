import { calendarYears } from '@samspel/domain/calendar/calendar';
import { yearOf } from '@samspel/domain/time/day';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import {
  type EveHours,
  OrganizationDaysDocument,
  SetEvesDocument,
  type SetEvesInput,
} from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { DaysList } from './days-list.tsx';
import styles from './days-page.module.css';

const eves = ['easterEve', 'christmasEve', 'newYearsEve'] as const;
const hours = [
  ['WHOLE', 'daysOff.WHOLE'],
  ['HALF', 'daysOff.HALF'],
  ['CLOSED', 'daysOff.CLOSED.hours'],
] as const;

/** /admin/days: the school holidays of one's organization, the days on which it is closed, and the eves (product/activities#school-holidays). */
export function Component() {
  const say = useText();
  const sayProblem = useProblemText();
  const { organization } = useMe();
  const today = useToday();
  const [year, setYear] = useState(yearOf(today));
  const [{ data, error }, ask] = useQuery({
    query: OrganizationDaysDocument,
    variables: { organization: organization.id, year, before: year - 1 },
    requestPolicy: 'cache-and-network',
  });
  const [, setEves] = useMutation(SetEvesDocument);
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  const { last } = calendarYears(today);
  const years = Array.from({ length: 6 }, (_, at) => last - 5 + at);
  const choose = async (input: Omit<SetEvesInput, 'organization'>) => {
    const result = await setEves({ input: { organization: organization.id, ...input } });
    if (result.error) toast.error(sayProblem(result.error));
    else toast.success(say('daysOff.saved'));
    readAgain();
  };
  const list = { organization: organization.id, year, onChanged: readAgain };
  return (
    <>
      <PageHeader title={say('daysOff.title')} lead={say('daysOff.lead')} />
      <div className={styles.year}>
        <Select label={say('daysOff.year')} value={year} onChange={(event) => setYear(Number(event.target.value))}>
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
      {error && !data && <ErrorState error={error} onRetry={readAgain} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <>
          <DaysList kind="SCHOOL" days={data.schoolHolidays} before={data.schoolHolidaysBefore} {...list} />
          <DaysList kind="CLOSED" days={data.closedDays} before={data.closedDaysBefore} {...list} />
          <Fieldset legend={say('daysOff.eves')}>
            <div className={styles.eves}>
              {eves.map((eve) => (
                <Select
                  key={eve}
                  label={say(`daysOff.${eve}`)}
                  value={data.eves[eve]}
                  onChange={(event) => void choose({ [eve]: event.target.value as EveHours })}
                >
                  {hours.map(([value, text]) => (
                    <option key={value} value={value}>
                      {say(text)}
                    </option>
                  ))}
                </Select>
              ))}
            </div>
          </Fieldset>
        </>
      )}
    </>
  );
}
