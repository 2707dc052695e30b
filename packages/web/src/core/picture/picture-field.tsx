import { pictureTypes } from '@samspel/domain/file/picture';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { postAuthorized } from '../session/authorized.ts';
import styles from './picture.module.css';
import type { Pictured } from './send-picture.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface Props {
  of: Pictured;
  /** Whether there is a picture now. */
  isThere: boolean;
  /** The picture as it is shown elsewhere, or its substitute. */
  children: ReactNode;
  /** The picture was changed or removed: what shows it must be read again. */
  onChange: () => void;
}

/** A picture with its buttons: choose, change, remove (product/accounts#picture). */
export function PictureField({ of, isThere, children, onChange }: Props) {
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [picked, setPicked] = useState<File>();
  const removal = useRemoval(of, () => {
    button.current?.focus();
    onChange();
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    if (pictureTypes.includes(file.type)) setPicked(file);
    else toast.error(say('picture.otherType'));
  };
  return (
    <section className={styles.field} aria-label={say('picture.title')}>
      {children}
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes.join()}
          aria-label={say('picture.choose')}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button ref={button} size="sm" onClick={() => input.current?.click()}>
          {say(isThere ? 'picture.change' : 'picture.choose')}
        </Button>
        {isThere && (
          <Button size="sm" variant="tertiary" color="neutral" onClick={removal.ask}>
            {say('picture.remove')}
          </Button>
        )}
        <p className={styles.hint}>{say('picture.hint')}</p>
      </div>
      {picked && (
        <Suspense>
          <CropDialog
            file={picked}
            of={of}
            onClose={() => setPicked(undefined)}
            onSent={() => {
              setPicked(undefined);
              toast.success(say('picture.changed'));
              onChange();
            }}
          />
        </Suspense>
      )}
      {removal.question}
    </section>
  );
}

/** Asks, and removes the picture. */
function useRemoval(of: Pictured, onRemoved: () => void) {
  const say = useText();
  const sayProblem = useProblemText();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      if (of.type === 'PERSON') await postAuthorized('/person/remove-profile-picture', {});
      else await postAuthorized('/organization/remove-image', { id: of.id });
      setAsked(false);
      toast.success(say('picture.removed'));
      onRemoved();
    } catch (error) {
      toast.error(sayProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const question = isAsked && (
    <ConfirmDialog
      title={say('picture.removeTitle')}
      action={say('picture.remove')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => remove()}
      onClose={() => setAsked(false)}
    >
      <p>{say('picture.removeHint')}</p>
    </ConfirmDialog>
  );
  return { ask: () => setAsked(true), question };
}
