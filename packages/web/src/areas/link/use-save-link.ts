import { useMutation } from 'urql';
import { CreateLinkDocument, type LinkPartsFragment, UpdateLinkDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

/** What the form of a link holds. */
export type LinkForm = Pick<LinkPartsFragment, 'label' | 'href'>;

/** Adds a link to a thing, or changes one and offers undo. @param link null for a new one */
export function useSaveLink(meta: string, link: LinkPartsFragment | null) {
  const say = useText();
  const sayProblem = useProblemText();
  const [making, create] = useMutation(CreateLinkDocument);
  const [changing, update] = useMutation(UpdateLinkDocument);

  const undo = async (before: LinkPartsFragment, version: number) => {
    const { id, label, href } = before;
    const { error } = await update({ input: { id, version, label, href } });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('link.undone'));
  };
  /** Returns the error if it was not saved; undefined if it was. */
  const save = async (form: LinkForm) => {
    if (!link) {
      const { error } = await create({ input: { meta, ...form } });
      if (!error) toast.success(say('link.added', { label: form.label.trim() }));
      return error;
    }
    const { data, error } = await update({ input: { id: link.id, version: link.version, ...form } });
    if (!data) return error;
    const { label, version } = data.updateLink;
    toast.success(say('link.saved', { label }), {
      words: say('button.undo'),
      run: () => void undo(link, version),
    });
    return undefined;
  };
  return { save, isBusy: making.fetching || changing.fetching };
}
