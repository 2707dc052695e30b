import type { Say } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import { useMutation } from 'urql';
import {
  ChangeActivitiesDocument,
  type ChangeActivitiesInput,
  type ChangedPartsFragment,
  UndoActivitiesDocument,
} from '../../../../generated/graphql.ts';
import { useProblemText } from '../../../../texts/refusal.ts';
import { useText } from '../../../../texts/text.tsx';
import { toast } from '../../../../ui/overlay/toaster.tsx';

/** What is done with all chosen activities. */
export type BulkChange = Omit<ChangeActivitiesInput, 'ids'>;

/** The texts that say what was done, and with how many. */
const words = {
  isDone: 'several.done.ticked',
  moveDays: 'several.done.moved',
  responsible: 'several.done.handed',
  addTag: 'several.done.tagged',
  toCalendar: 'several.done.home',
  remove: 'several.done.removed',
} as const satisfies Record<keyof Omit<BulkChange, 'scope' | 'moveEdge' | 'movesFrom'>, TextId>;

/** Changes several activities in one call, says how many, names those left unchanged, and offers to undo it all. */
export function useBulkChange() {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching: isBusy }, send] = useMutation(ChangeActivitiesDocument);
  const [, undo] = useMutation(UndoActivitiesDocument);

  const takeBack = async ({ changes, removed }: ChangedPartsFragment) => {
    const { data, error } = await undo({ input: { changes, removed } });
    if (error) return toast.error(sayProblem(error));
    const { count, skipped } = data!.undoActivities;
    toast.info([say('several.undone', { count }), ...skippedWords(say, skipped)].join(' '));
  };
  /** Returns whether it succeeded. */
  const change = async (ids: readonly string[], wanted: BulkChange): Promise<boolean> => {
    const { data, error } = await send({ input: { ids: [...ids], ...wanted } });
    if (error) {
      toast.error(sayProblem(error));
      return false;
    }
    const changed = data!.changeActivities;
    const [kind] = (Object.keys(words) as (keyof typeof words)[]).filter((key) => wanted[key] !== undefined);
    const key = wanted.isDone === false ? 'several.done.unticked' : words[kind!];
    const result = [say(key, { count: changed.count }), ...skippedWords(say, changed.skipped)].join(' ');
    const isUndoable = changed.changes.length + changed.removed.length > 0;
    toast.success(result, isUndoable ? { words: say('button.undo'), run: () => void takeBack(changed) } : undefined);
    return true;
  };
  return { change, isBusy };
}

/** How many of the unchanged activities are named. */
const mostNamed = 3;

function skippedWords(say: Say, skipped: ChangedPartsFragment['skipped']): string[] {
  if (skipped.length === 0) return [];
  const named = skipped.slice(0, mostNamed).map(({ title }) => `«${title}»`);
  return [
    say('several.left', { count: skipped.length, titles: named.join(', '), more: skipped.length - named.length }),
  ];
}
