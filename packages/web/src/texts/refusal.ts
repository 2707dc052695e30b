import { type RefusalCode, refusalStatus } from '@samspel/domain/refusal';
import { type RefusalLike, sayRefusal } from '@samspel/i18n/refusal-words';
import type { TextId } from '@samspel/i18n/texts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isGone, type Problem, problemOf } from './problem.ts';
import { useText } from './text.tsx';
import { useThingFields } from './thing-fields.ts';

/** Returns a function for the words of a refusal in the language shown, with the label of its field. */
export function useRefusalText(): (refusal: RefusalLike) => string {
  const say = useText();
  const { messages } = useIntl();
  return useCallback((refusal) => sayRefusal(say, refusal, (id) => id in messages), [say, messages]);
}

/** Returns a function for the words of any call's or form's error: the server's own in the person's language, else ours for its code. If the thing is gone, the words say so. */
export function useProblemText(): (error: unknown) => string {
  const say = useText();
  const words = useRefusalText();
  const thingFields = useThingFields();
  return useCallback(
    (error) => {
      const problem = problemOf(error);
      const { code, field, values, message } = problem;
      if (isGone(problem, thingFields)) return say('shell.error.gone');
      if (message) return message;
      if (isRefusal(code)) return words({ code, field, values });
      return say(code === 'offline' ? 'shell.offline' : 'shell.error.answer');
    },
    [say, words, thingFields],
  );
}

/** `useProblemText` for a save: if the person lost the right to write while the form was open, the words name the thing (product/access#words-for-no-write-access). */
export function useSaveProblem(noWrite: Extract<TextId, `access.noWrite.${string}`>): (error: unknown) => string {
  const say = useText();
  const sayProblem = useProblemText();
  return (error) => (problemOf(error).code === 'notAllowed' ? say(noWrite) : sayProblem(error));
}

const isRefusal = (code: Problem['code']): code is RefusalCode => Object.hasOwn(refusalStatus, code);
