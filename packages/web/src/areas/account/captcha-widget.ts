import 'altcha/external';
import 'altcha/altcha.css';
import type { Say } from '@samspel/i18n/say';
import ShaWorker from 'altcha/workers/sha?worker';

/** The name under which the widget finds our words. */
export const widgetLanguage = 'nb';

/** Gives the widget its worker, from our own address, and our words in the language shown. */
export function prepareWidget(say: Say): void {
  globalThis.$altcha.algorithms.set('SHA-256', () => new ShaWorker());
  globalThis.$altcha.i18n.set(widgetLanguage, {
    ...globalThis.$altcha.i18n.get('en'),
    label: say('account.captcha.label'),
    verifying: say('account.captcha.working'),
    verified: say('account.captcha.done'),
    waitAlert: say('account.captcha.working'),
    verificationRequired: say('refusal.auth.captcha'),
    error: say('account.captcha.failed'),
    expired: say('account.captcha.expired'),
  });
}
