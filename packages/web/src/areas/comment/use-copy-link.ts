import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

/**
 * Returns a function that copies the permanent link to a comment, which opens the page and scrolls to the comment; undefined if no page shows it.
 * @param address of the page, below /app
 */
export function useCopyLink(address: string | undefined, id: string): (() => void) | undefined {
  const say = useText();
  if (address === undefined) return undefined;
  const copy = async () => {
    const url = new URL(`/app${address}`, location.origin);
    url.searchParams.set('comment', id);
    await navigator.clipboard.writeText(url.href);
  };
  return () =>
    void copy().then(
      () => toast.copied(say('shell.copied')),
      () => toast.error(say('form.copyByHand')),
    );
}
