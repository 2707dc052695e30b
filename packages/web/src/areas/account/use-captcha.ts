import { useState } from 'react';
import { problemOf } from '../../texts/problem.ts';

/** A captcha that is shown once the server has asked for it. */
export interface CaptchaState {
  isDemanded: boolean;
  answer: string | undefined;
  setAnswer: (answer: string | undefined) => void;
  /** Changes when the answer is used up: the key of the Captcha, which then begins anew. */
  round: number;
  /** The answer was sent and refused, and each is good once. */
  renew: () => void;
  /** The answer was taken; the captcha goes until the server asks again. */
  dismiss: () => void;
  /** Whether the error only asks for the captcha, which is shown now: nothing that the person did wrong. */
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
