import { app, authentication } from '@microsoft/teams-js';
import { Refusal } from '@samspel/domain/refusal';
import { isTeamsHost } from '@samspel/domain/session/teams-hosts';
import type { TokenAnswer } from '../../storage/tokens.ts';
import { followHost, type Theme } from '../../theme/theme.ts';

/** The address at which Microsoft signs in: in its own window, since Microsoft's pages cannot be framed. */
const signInPath = '/app/login/microsoft?isTeams=true';

/** Milliseconds within which Teams answers a window that it has opened. */
const patience = 5_000;

/** Shows the theme of Teams, also when it changes there. Does nothing if Teams does not answer. */
export async function followTeams(): Promise<void> {
  try {
    await app.initialize();
    followHost(themeOf((await app.getContext()).app.theme));
    app.registerOnThemeChangeHandler((name) => followHost(themeOf(name)));
  } catch {
    // The system's theme is used then.
  }
}

/** Teams' own `contrast` is light on black. */
const themeOf = (name: string): Theme => (name === 'dark' || name === 'contrast' ? 'dark' : 'light');

/**
 * Makes Teams open the window in which Microsoft signs in. Returns the tokens that the window hands over; null if the person has closed it. Throws
 * `auth.windowBlocked` if there is no window, and the refusal that the window got.
 */
export async function signInByTeams(): Promise<TokenAnswer | null> {
  await app.initialize();
  try {
    return JSON.parse(await authentication.authenticate({ url: signInPath, width: 600, height: 640 })) as TokenAnswer;
  } catch (error) {
    if (String(error).includes('CancelledByUser')) return null;
    throw new Refusal('auth.windowBlocked');
  }
}

/**
 * Hands tokens to the Teams tab that opened this window, which then closes. Throws an error if nobody opened the window, or another app than Teams.
 */
export async function handToTeams(tokens: TokenAnswer): Promise<void> {
  const host = answeredBy();
  const never = new Promise<never>((_, reject) => setTimeout(reject, patience, new Error('Teams does not answer')));
  await Promise.race([app.initialize(), never]);
  const origin = await Promise.race([host, never]);
  if (origin !== location.origin && !isTeamsHost(origin)) throw new Error(`${origin} is not Teams`);
  authentication.notifySuccess(JSON.stringify(tokens));
}

/**
 * Returns the origin that answers this window: the library trusts more origins than may frame Samspel. An app on a phone is not a page, and shows
 * this one itself.
 */
function answeredBy(): Promise<string> {
  if ('nativeInterface' in window) return Promise.resolve(location.origin);
  return new Promise((hear) => {
    window.addEventListener('message', ({ source, origin }) => source === window.opener && hear(origin));
  });
}
