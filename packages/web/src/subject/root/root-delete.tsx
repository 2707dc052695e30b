import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { DeleteDialog } from '../trash/delete-dialog.tsx';
import { useRestore } from '../trash/use-restore.ts';
import type { RemovableKind } from './root-kind.ts';
import { wordsOf } from './root-words.ts';

interface Props {
  of: RemovableKind;
  thing: { id: string; title: string; mayRestore: boolean | null };
  /** The consequences of removing it, as a warning. */
  consequences?: ReactNode;
  onClose: () => void;
}

/** Moves a thing to the trash, after asking. */
export function RootDelete({ of, thing, consequences, onClose }: Props) {
  const say = useText();
  const { title } = thing;
  const words = wordsOf(of.texts);
  const restore = useRestore(of.restore);
  return (
    <DeleteDialog
      subject={thing}
      remove={of.remove}
      question={{ title: say(words.deleteTitle, { title }), body: say(words.deleteBody) }}
      done={say(words.deleted, { title })}
      restore={() => restore(thing)}
      leadsTo={of.paths.list}
      consequences={consequences}
      onClose={onClose}
    />
  );
}
