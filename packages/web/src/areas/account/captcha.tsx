import { lazy, Suspense } from 'react';
import { useText } from '../../texts/text.tsx';
import { Spinner } from '../../ui/base/spinner.tsx';
import { ValidationMessage } from '../../ui/field/validation-message.tsx';
import styles from './captcha.module.css';

const CaptchaWidget = lazy(() => import('./captcha-widget-view.tsx'));

export interface CaptchaProps {
  /** The answer for the server, base64; undefined when it is no longer valid. */
  onAnswer: (answer: string | undefined) => void;
  error?: string | undefined;
}

/** 'Are you a robot?': a tick that lets the browser work a little. No pictures, no cookies, nothing fetched from elsewhere. */
export function Captcha({ onAnswer, error }: CaptchaProps) {
  const say = useText();
  return (
    <fieldset className={styles.captcha}>
      <legend>{say('account.captcha')}</legend>
      <Suspense fallback={<Spinner label={say('shell.loading')} size="sm" />}>
        <CaptchaWidget onAnswer={onAnswer} />
      </Suspense>
      {error && <ValidationMessage>{error}</ValidationMessage>}
    </fieldset>
  );
}
