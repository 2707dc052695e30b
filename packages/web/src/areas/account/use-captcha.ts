import { useState } from 'react';
import { problemOf } from '../../texts/problem.ts';

/** A captcha that is shown only after the server has asked for it. */
export interface CaptchaState {
  isDemanded: boolean;
  answer: string | undefined;
  setAnswer: (answer: string | undefined) => void;
  /** Changes when the answer is used up: the key of the Captcha, which then starts over. */
  round: number;
  /** The answer was sent and refused; each answer is valid only once. */
  renew: () => void;
  /** The answer was accepted; hides the captcha until the server asks again. */
  dismiss: () => void;
  /** Whether the error only asks for the captcha, for the first time: shows the captcha. The person did nothing wrong. */
  demandedBy: (error: unknown) => boolean;
}

/** Holds the answer of a captcha between the widget and the calls that need it (product/accounts#signing-in-by-pin). */
export function useCaptcha(): CaptchaState {
  const [isDemanded, setDemanded] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const [round, setRound] = useState(0);
  const renew = () => {
    if (answer === undefined) return;
    setAnswer(undefined);
    setRound(round + 1);
  };
  const dismiss = () => {
    setAnswer(undefined);
    setDemanded(false);
  };
  const demandedBy = (error: unknown) => {
    const isFirst = problemOf(error).code === 'auth.captcha' && !isDemanded;
    if (isFirst) setDemanded(true);
    return isFirst;
  };
  return { isDemanded, answer, setAnswer, round, renew, dismiss, demandedBy };
}
