/** The name of the job that makes files for paper. */
export const paperJobName = 'calendar.paper';
