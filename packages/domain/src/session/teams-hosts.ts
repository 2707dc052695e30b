/** Hosts in which Teams shows an app; only they may frame it (product/wire#teams). */
export const teamsHosts = [
  'https://teams.microsoft.com',
  'https://*.teams.microsoft.com',
  'https://*.cloud.microsoft',
  'https://*.office.com',
] as const;

/** Whether an origin, as browsers write it, belongs to Teams. */
export const isTeamsHost = (origin: string): boolean =>
  teamsHosts.some((host) => {
    const [before, after] = host.split('*') as [string, string?];
    return after === undefined ? origin === host : origin.startsWith(before) && origin.endsWith(after);
  });
