/** When a job runs by itself, in Oslo time. Admins read it in words. */
export type Schedule =
  | { every: 'MINUTES'; minutes: number }
  /** `minutes` past each hour. */
  | { every: 'HOUR'; minutes: number }
  | { every: 'DAY'; time: `${number}:${number}` }
  /** `day` as MM-DD. */
  | { every: 'YEAR'; day: `${number}-${number}`; time: `${number}:${number}` };

/** Returns a schedule as a cron expression, as the queue needs it. */
export function cronOf(schedule: Schedule): string {
  switch (schedule.every) {
    case 'MINUTES':
      return schedule.minutes === 1 ? '* * * * *' : `*/${schedule.minutes} * * * *`;
    case 'HOUR':
      return `${schedule.minutes} * * * *`;
    case 'DAY':
      return `${clockFields(schedule.time)} * * *`;
    case 'YEAR': {
      const [month, day] = schedule.day.split('-').map(Number);
      return `${clockFields(schedule.time)} ${day} ${month} *`;
    }
  }
}

const clockFields = (time: string) => time.split(':').map(Number).toReversed().join(' ');
