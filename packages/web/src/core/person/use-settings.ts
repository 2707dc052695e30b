import { useCallback } from 'react';
import { useMutation } from 'urql';
import { SaveSettingsDocument } from '../../generated/graphql.ts';
import { shared, useShared } from '../../storage/state.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { type Me, useMe } from './me.tsx';
import { type Unanswered, withoutAnswered, withUnanswered } from './unanswered.ts';

/** Settings to change; null resets one. */
export type SettingsChange = Partial<Me['settings']>;

/** The settings of the signed-in person, and a function to change them. */
export interface Settings {
  settings: Me['settings'];
  /**
   * Shows the change at once and saves it for all devices; a refused one is undone, with the reason unless it is `silent`.
   * @param how `failed` says what was not saved, before the reason: that it is a choice, if nothing else is said
   */
  save: (change: SettingsChange, how?: { silent?: boolean; failed?: string }) => Promise<void>;
}

const unanswered = shared<Unanswered<Me['settings']>>([]);
/** Changes are sent one after the other, so that the last one made is the last one stored. */
let line: Promise<unknown> = Promise.resolve();

/** The settings of the signed-in person, the same wherever they are shown. */
export function useSettings(): Settings {
  const say = useText();
  const sayProblem = useProblemText();
  const [, send] = useMutation(SaveSettingsDocument);
  const save = useCallback<Settings['save']>(
    async (change, how) => {
      unanswered.set([...unanswered.get(), change]);
      const sent = line.then(() => send({ input: change }));
      line = sent;
      const { error } = await sent;
      unanswered.set(withoutAnswered(unanswered.get(), change));
      if (error && !how?.silent) toast.error(`${how?.failed ?? say('shell.choiceNotSaved')} ${sayProblem(error)}`);
    },
    [send, say, sayProblem],
  );
  return { settings: withUnanswered(useMe().settings, useShared(unanswered)), save };
}
