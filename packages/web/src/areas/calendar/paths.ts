/** The addresses of the calendar pages, below /app. */
export const paths = {
  explore: '/calendar',
  myMunicipality: '/calendar/myMunicipality',
  /** The removed year wheels that I can bring back. */
  trash: '/calendar/trash',
  /** One year wheel; `activity` opens one of its activities. */
  calendar: (calendar: { id: string; uri?: string | null }, activity?: string) =>
    `/calendar/${calendar.uri ?? calendar.id}${activity ? `?activity=${activity}` : ''}`,
  /** A person's year, of twelve months from `startMonth` (1–12). */
  year: (person: string, year?: number, startMonth = 1) =>
    ['/person', person, 'annual-cycle', year, startMonth === 1 ? undefined : startMonth].filter(Boolean).join('/'),
  create: (person: string) => `/person/${person}/annual-cycle/create`,
};
