import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { useEffect, useState } from 'react';

/** Milliseconds between two checks of the clock. */
const lookEvery = 60_000;

/** Returns today's day in Oslo (product/activities#days), and the new one if the page stays open over midnight. */
export function useToday(): Day {
  const [today, setToday] = useState(() => osloToday(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(osloToday(new Date())), lookEvery);
    return () => clearInterval(timer);
  }, []);
  return today;
}
