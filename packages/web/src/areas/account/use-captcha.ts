import { useState } from 'react';
import { problemOf } from '../../core/problem.ts';

/** A captcha that is shown once the server has asked for it. */
export interface CaptchaState {
  isDemanded: boolean;
  answer: string | undefined;
  setAnswer: (answer: string | undefined) => void;
  /** Changes when the answer is used up: the key of the Captcha, which then begins anew. */
  round: number;
  /** The answer was sent, and each is good once; an error may also demand the first one. */
  renew: (error?: unknown) => void;
}

/** Holds the answer of a captcha between the widget and the calls that need it (decision 12). */
export function useCaptcha(): CaptchaState {
  const [isDemanded, demand] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const [round, setRound] = useState(0);
  const renew = (error?: unknown) => {
    if (error !== undefined && problemOf(error).code === 'auth.captcha') demand(true);
    if (answer === undefined) return;
    setAnswer(undefined);
    setRound(round + 1);
  };
  return { isDemanded, answer, setAnswer, round, renew };
}
