/** The path under which the web app lives (product/wire#addresses). */
const base = '/app';
/** Where a person lands who asked for no other page (product/accounts#screens-of-signing-in). */
const home = '/home';
const pathLimit = 2048;

/**
 * Returns where a redirect parameter leads, without a leading `/app`: a path of our own with its query and fragment, otherwise `/home`
 * (product/accounts#screens-of-signing-in). Never returns anything that a browser could read as another host, a way out of the app, a script or a
 * control character, encoded or not.
 */
export function ownPath(redirect: string | null | undefined): string {
  if (!redirect || redirect.length > pathLimit || !isOwn(redirect)) return home;
  const path = withoutBase(redirect);
  return isOwn(path) && !leadsToLogin.test(decoded(routeOf(path))) ? path : home;
}

/**
 * Signing in must not lead back to signing in or out, nor the welcome page to itself. Tested on the decoded route, since the router decodes it too.
 */
const leadsToLogin = /^\/(login|login-classic|sign-out|signup|verify|welcome-user)(\/|$)/i;

const routeOf = (path: string): string => path.split(/[?#]/)[0]!;

function withoutBase(path: string): string {
  const rest = path.startsWith(base) ? path.slice(base.length) : path;
  if (rest === path || rest.startsWith('/')) return rest;
  return rest === '' || /^[?#]/.test(rest) ? `${home}${rest}` : path;
}

function isOwn(path: string): boolean {
  const route = decoded(routeOf(path));
  return isPlain(path) && isPlain(route) && !climbs.test(route) && staysHere(path);
}

/** A browser resolves `.` and `..`, encoded or not, so that `/app/../api` would leave the app. */
const climbs = /\/\.{1,2}(\/|$)/;

/** One leading slash, then no second one, no backslash, no control or format character and no white space anywhere. */
function isPlain(path: string): boolean {
  return /^\/(?!\/)[^\\\s\p{Cc}\p{Cf}]*$/u.test(path) && !/^\/[^?#]*\/\//.test(path);
}

/** Decodes until nothing changes, so that `%252f` is found too; returns '' if the encoding is broken. */
function decoded(route: string): string {
  let text = route;
  for (let round = 0; round < 5; round++) {
    const next = decodedOnce(text);
    if (next === text) return text;
    text = next;
  }
  return '';
}

function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function staysHere(path: string): boolean {
  const here = 'https://samspel.invalid';
  return URL.canParse(path, here) && new URL(path, here).origin === here;
}
