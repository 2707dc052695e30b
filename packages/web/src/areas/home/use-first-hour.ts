import { useQuery } from 'urql';
import { useMay } from '../../core/person/use-may.ts';
import { useSettings } from '../../core/person/use-settings.ts';
import { FirstStepsDocument, type FirstStepsQuery } from '../../generated/graphql.ts';

/** How far somebody new has come (product/accounts#first-hour). */
interface FirstHourState {
  /** Which steps are done; undefined until that is known. */
  done: FirstStepsQuery['me']['firstSteps'] | undefined;
  /** Whether they have no year wheel yet, and have not put that step away. */
  isFirst: boolean;
}

/** Returns how far I have come in my first hour. */
export function useFirstHour(): FirstHourState {
  const mayPlan = useMay().use('CALENDAR');
  const { settings } = useSettings();
  const [{ data }] = useQuery({ query: FirstStepsDocument, requestPolicy: 'cache-and-network' });
  const done = data?.me.firstSteps;
  return { done, isFirst: mayPlan && done !== undefined && !done.hasWheel && !settings.skipFirstWheel };
}
