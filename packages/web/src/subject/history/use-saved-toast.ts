import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { useUndoChange } from './use-undo-change.ts';

/** The answer to a save: query `lastChange { id }` in the mutation. Null if the save changed nothing. */
export interface Saved {
  lastChange: { id: string } | null;
}

type MaybeSaved = Saved | null | undefined;

/**
 * Says that something is saved, and offers for 12 seconds to undo just that change; afterwards the history offers it.
 * `const sayThatSaved = useSavedToast()`, and after `updateCalendar`, `updateEvent` or `updateEventInstance`: `sayThatSaved(data.updateEvent,
 * words)`. The default words are 'Lagra'. It still works after the form is gone. Several things changed by one save are undone in the order given.
 */
export function useSavedToast(): (saved: MaybeSaved | readonly MaybeSaved[], words?: string) => void {
  const say = useText();
  const undo = useUndoChange('history.conflict');
  const undoAndSay = async (ids: readonly string[]) => {
    for (const id of ids) {
      const whyNot = await undo(id);
      if (whyNot !== null) return toast.error(whyNot);
    }
    toast.success(say('history.undone'));
  };
  return (saved, words = say('history.saved')) => {
    const ids = [saved].flat().flatMap((one) => one?.lastChange?.id ?? []);
    toast.saved(words, ids.length > 0 ? { words: say('button.undo'), run: () => void undoAndSay(ids) } : undefined);
  };
}
