import { sayShortDay } from '@samspel/i18n/days';
import { jobTextId } from '@samspel/i18n/job-name';
import type { Say } from '@samspel/i18n/say';
import { useIntl } from 'react-intl';
import { useToday } from '../../../core/time/use-today.ts';
import type { JobPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';

type Job = Pick<JobPartsFragment, 'name' | 'schedule' | 'isAskedFor'>;

/** Returns what a job does; its name if a newer server has a job that these texts do not know. */
export function useJobTitle(): (job: Job) => string {
  const say = useText();
  const { messages } = useIntl();
  return ({ name }) => (jobTextId(name) in messages ? say(jobTextId(name)) : name);
}

/** Returns when a job runs: 'kvar natt kl. 03:10'. */
export function useJobTimes(): (job: Job) => string {
  const say = useText();
  const today = useToday();
  return ({ schedule, isAskedFor }) => {
    const when = schedule && sayRhythm(say, schedule, today);
    if (!isAskedFor) return when ?? '';
    return when ? say('job.askedAnd', { when }) : say('job.asked');
  };
}

/** An hour before six counts as night. */
function sayRhythm(say: Say, { every, minutes, time, day }: NonNullable<Job['schedule']>, today: string): string {
  if (every === 'MINUTES') return say('job.every.minutes', { count: minutes! });
  if (every === 'HOUR') return say('job.every.hour', { count: minutes! });
  const [hours = '', past = ''] = time!.split(':');
  const clock = say('time.clock', { hours, minutes: past });
  if (every === 'DAY') return say(Number(hours) < 6 ? 'job.every.night' : 'job.every.day', { clock });
  return say('job.every.year', { day: sayShortDay(say, `${today.slice(0, 4)}-${day!}`, today), clock });
}
