import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const lookEvery = 60_000;

/** The day that it is in Oslo (product/activities#days); a page that stays open over midnight gets the new one. */
export function useToday(): Day {
  const [today, setToday] = useState(() => osloToday(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(osloToday(new Date())), lookEvery);
    return () => clearInterval(timer);
  }, []);
  return today;
}
