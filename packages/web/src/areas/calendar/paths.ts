/** The addresses of the calendar pages, below /app. */
export const paths = {
  explore: '/calendar',
  myMunicipality: '/calendar/myMunicipality',
  /** The removed year wheels that I can bring back. */
  trash: '/calendar/trash',
  /** Every share link, for admins. */
  sharedLinks: '/calendar/shared-links',
  /** One year wheel; `activity` opens one of its activities. */
  calendar: (calendar: { id: string; uri?: string | null }, activity?: string) =>
    `/calendar/${calendar.uri ?? calendar.id}${activity ? `?activity=${activity}` : ''}`,
  /** A person's year, of twelve months from `startMonth` (1–12); without one, from the reader's own. */
  year: (person: string, year?: number, startMonth?: number) =>
    ['/person', person, 'annual-cycle', year, startMonth].filter(Boolean).join('/'),
  /** My own year, with all my year wheels. */
  myYear: '/annual-cycle/my',
  /** Where I wait for a copy that I asked for. */
  copy: (reference: string) => `/calendar-wait/${reference}`,
  create: (person: string) => `/person/${person}/annual-cycle/create`,
};
