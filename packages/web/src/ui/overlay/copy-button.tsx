import { FilesIcon } from '@navikt/aksel-icons';
import { useEffect, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../base/button.tsx';
import { toast } from './toaster.tsx';

/** Milliseconds that 'Kopiert!' is shown (product/shell#toasts). */
const copiedFor = 3_000;

/** Copies a text, and says so for three seconds, in the button too: a toast may be behind an open dialog. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const say = useText();
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), copiedFor);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.copied(say('shell.copied'));
      setCopies(copies + 1);
    } catch {
      toast.error(say('form.copyByHand'));
    }
  };
  return (
    <>
      <Button icon={<FilesIcon />} onClick={copy}>
        {copies > 0 ? say('shell.copied') : label}
      </Button>
      <span role="status" className="ds-sr-only">
        {copies > 0 && say('shell.copied')}
      </span>
    </>
  );
}
