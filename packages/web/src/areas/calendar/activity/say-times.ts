/** Returns the clock times of an activity, '09:00–10:30'; empty if it lasts whole days. */
export const sayTimes = ({ startTime, endTime }: { startTime: string | null; endTime: string | null }): string =>
  [startTime, endTime].filter(Boolean).join('–');
