import { type RefusalCode, refusalStatus } from '@samspel/domain/refusal';
import { sayRefusal } from '@samspel/i18n/refusal-words';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { type Problem, problemOf } from '../problem.ts';
import { useText } from './text.tsx';

/** Answers what a person reads about an error, whatever was thrown. */
export type SayProblem = (error: unknown) => string;

const isRefusal = (code: Problem['code']): code is RefusalCode => Object.hasOwn(refusalStatus, code);

/** Words for an error of any call or form: those that the server sent in the person's language, else our own for its code. */
export function useProblemText(): SayProblem {
  const say = useText();
  const { messages } = useIntl();
  return useCallback(
    (error) => {
      const { code, field, values, message } = problemOf(error);
      if (message) return message;
      if (isRefusal(code)) return sayRefusal(say, { code, field, values }, (id) => id in messages);
      return say(code === 'offline' ? 'shell.offline' : 'shell.error.fetching');
    },
    [say, messages],
  );
}
