import { useMutation } from 'urql';
import { useText } from '../../texts/text.tsx';
import { ShareDialog } from '../access/share-dialog.tsx';
import { useNewestRoot } from '../conflict/newest.ts';
import type { UpdateDocument } from '../form/use-edit.ts';
import type { RootDialogProps } from './root-dialog.ts';
import type { OpenedThing } from './root-kind.ts';
import { wordsOf } from './root-words.ts';

/** Sharing a thing: who may read and write it. */
export function RootShare<Thing extends OpenedThing, Fields, Input extends object>(
  props: RootDialogProps<Thing, Fields, Input>,
) {
  const { of, thing, onClose } = props;
  const say = useText();
  const words = wordsOf(of.texts);
  const { Consequences } = of;
  const document: UpdateDocument<object> = of.update.document;
  const [{ fetching, error }, send] = useMutation(document);
  return (
    <ShareDialog
      subject={thing}
      fetchNewest={useNewestRoot(of.newest, thing.id)}
      save={async (input) => {
        const { data, error } = await send({ input });
        return { saved: data?.saved, error };
      }}
      isSaving={fetching}
      error={error}
      whyNot={{ archived: say(words.archived), noWriteAccess: say(words.noWriteAccess) }}
      consequences={Consequences && <Consequences thing={thing} />}
      onClose={onClose}
    />
  );
}
