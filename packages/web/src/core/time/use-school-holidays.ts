import { type Day, yearOf } from '@samspel/domain/time/day';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { SchoolHolidaysDocument, type SchoolHolidaysQuery } from '../../generated/graphql.ts';
import { useMe } from '../person/me.tsx';

export type SchoolHoliday = SchoolHolidaysQuery['schoolHolidays'][number];

/**
 * Returns the school holidays of my organization that touch some days, at most in two years, by day; none until they are known
 * (product/activities#school-holidays).
 */
export function useSchoolHolidays(from: Day, to: Day): readonly SchoolHoliday[] {
  const organization = useMe().organization.id;
  const [first, last] = [yearOf(from), yearOf(to)];
  const [one] = useQuery({ query: SchoolHolidaysDocument, variables: { organization, year: first } });
  const [other] = useQuery({
    query: SchoolHolidaysDocument,
    variables: { organization, year: last },
    pause: last === first,
  });
  const [ofFirst, ofLast] = [one.data?.schoolHolidays, last === first ? undefined : other.data?.schoolHolidays];
  return useMemo(() => {
    const all = new Map([...(ofFirst ?? []), ...(ofLast ?? [])].map((holiday) => [holiday.id, holiday]));
    return [...all.values()].filter(({ startDate, endDate }) => startDate <= to && endDate >= from);
  }, [ofFirst, ofLast, from, to]);
}
