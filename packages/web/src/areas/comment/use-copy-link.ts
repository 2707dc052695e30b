import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/toaster.tsx';

/** Copies the permanent link to a comment, which opens what it is about and leads there; undefined if no page shows that. @param address of the page, below /app */
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
      () => toast.success(say('shell.copied')),
      () => toast.error(say('form.copyByHand')),
    );
}
