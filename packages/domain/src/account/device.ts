/** The names that browsers write in their user agent. A browser that also writes another's name comes before that other. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

type Names = readonly (readonly [name: string, called: RegExp])[];
const nameIn = (names: Names, userAgent: string) => names.find(([, called]) => called.test(userAgent))?.[0] ?? null;

/** Returns the browser and the system of a user agent, by the names that people know; null for one that is not recognised. */
export const deviceOf = (userAgent: string | null) => ({
  browser: nameIn(browsers, userAgent ?? ''),
  system: nameIn(systems, userAgent ?? ''),
});
