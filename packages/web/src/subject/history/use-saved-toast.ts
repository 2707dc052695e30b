import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/toaster.tsx';
import { useUndoChange } from './use-undo-change.ts';

/** What a save answered: ask for `lastChange { id }` in the mutation. Null if the save changed nothing. */
export interface Saved {
  lastChange: { id: string } | null;
}

type MaybeSaved = Saved | null | undefined;

/**
 * Says that something is saved, with the offer to undo just that change, for 12 seconds; the history offers it afterwards.
 * `const sayThatSaved = useSavedToast()`, and after `updateCalendar`, `updateEvent` or `updateEventInstance`:
 * `sayThatSaved(data.updateEvent, words)`. Without words it is 'Lagra'. It works on after the form is gone. Several
 * things that one save changed are taken back in the order that they are given in.
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
    toast.success(words, ids.length > 0 ? { words: say('button.undo'), run: () => void undoAndSay(ids) } : undefined);
  };
}
