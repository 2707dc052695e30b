import { app, authentication } from '@microsoft/teams-js';
import { Refusal } from '@samspel/domain/refusal';
import { isTeamsHost } from '@samspel/domain/session/teams-hosts';
import type { TokenAnswer } from '../../storage/tokens.ts';
import { followHost, type Theme } from '../../theme/theme.ts';

/** Where Microsoft signs in: in a window of its own, since its pages stand in no frame. */
const signInPath = '/app/login/microsoft?isTeams=true';

/** Milliseconds in which Teams answers a window that it has opened. */
const patience = 5_000;

/** Shows the theme of Teams, also when it changes there. Does nothing where Teams does not answer. */
export async function followTeams(): Promise<void> {
  try {
    await app.initialize();
    followHost(themeOf((await app.getContext()).app.theme));
    app.registerOnThemeChangeHandler((name) => followHost(themeOf(name)));
  } catch {
    // The theme is then that of the system.
  }
}

/** Teams' own `contrast` is light on black. */
const themeOf = (name: string): Theme => (name === 'dark' || name === 'contrast' ? 'dark' : 'light');

/**
 * Has Teams open the window in which Microsoft signs in. Returns the tokens that the window hands over; null if the person has closed it. Throws
 * `auth.windowBlocked` if there is no window, and what the window was refused with.
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

/** Hands tokens to the tab of Teams that opened this window, which is then closed. Throws an error where the window was opened by nobody, or by another app than Teams. */
export async function handToTeams(tokens: TokenAnswer): Promise<void> {
  const host = answeredBy();
  const never = new Promise<never>((_, reject) => setTimeout(reject, patience, new Error('Teams does not answer')));
  await Promise.race([app.initialize(), never]);
  const origin = await Promise.race([host, never]);
  if (origin !== location.origin && !isTeamsHost(origin)) throw new Error(`${origin} is not Teams`);
  authentication.notifySuccess(JSON.stringify(tokens));
}

/** The origin that answers this window: whom the library believes are more than may frame Samspel. An app on a phone is no page, and shows this one itself. */
function answeredBy(): Promise<string> {
  if ('nativeInterface' in window) return Promise.resolve(location.origin);
  return new Promise((hear) => {
    window.addEventListener('message', ({ source, origin }) => source === window.opener && hear(origin));
  });
}
