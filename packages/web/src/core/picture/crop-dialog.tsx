import { useEffect, useRef, useState } from 'react';
import ReactCrop, { type Crop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import { CropTools } from './crop-tools.tsx';
import { drawCrop, middleOf } from './draw-crop.ts';
import { leastShown, moveCrop } from './move-crop.ts';
import styles from './picture.module.css';
import { type Pictured, sendPicture } from './send-picture.ts';

interface Props {
  file: File;
  of: Pictured;
  onClose: () => void;
  onSent: () => void;
}

/** Shows a picture that was picked, and sends the square that is chosen from it, with the pointer, the arrow keys or buttons. */
export default function CropDialog({ file, of, onClose, onSent }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const shown = useRef<HTMLImageElement>(null);
  const address = useAddressOf(file);
  const labels = useCropLabels();
  const [crop, setCrop] = useState<Crop>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    if (!shown.current || !crop) return;
    setSending(true);
    setProblem(undefined);
    try {
      await sendPicture(await drawCrop(shown.current, crop), of);
      onSent();
    } catch (error) {
      setProblem(sayProblem(error));
      setSending(false);
    }
  };

  return (
    <OpenedDialog
      title={say('picture.crop')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('button.cancel')}</Button>
          <Button variant="primary" loading={isSending} aria-disabled={!crop} onClick={() => void send()}>
            {say('picture.use')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{say('picture.cropHint')}</p>
      {address && (
        <ReactCrop
          crop={crop}
          onChange={(_pixels, percent) => setCrop(percent)}
          aspect={1}
          minWidth={leastShown}
          keepSelection
          circularCrop={of.type === 'PERSON'}
          ariaLabels={labels}
          className={styles.crop}
        >
          <img
            ref={shown}
            src={address}
            alt=""
            onLoad={({ currentTarget }) => setCrop(middleOf(currentTarget))}
            onError={() => setProblem(say('picture.unreadable'))}
          />
        </ReactCrop>
      )}
      {crop && <CropTools onMove={(move) => shown.current && setCrop(moveCrop(crop, move, shown.current))} />}
      <div role="alert">{problem && <Alert kind="danger">{problem}</Alert>}</div>
    </OpenedDialog>
  );
}

/** Returns the address of a local file, valid as long as it is shown. */
function useAddressOf(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** Returns the screen reader's labels for the square and its eight handles. */
function useCropLabels() {
  const say = useText();
  return {
    cropArea: say('picture.area'),
    nwDragHandle: say('picture.handle.nw'),
    nDragHandle: say('picture.handle.n'),
    neDragHandle: say('picture.handle.ne'),
    eDragHandle: say('picture.handle.e'),
    seDragHandle: say('picture.handle.se'),
    sDragHandle: say('picture.handle.s'),
    swDragHandle: say('picture.handle.sw'),
    wDragHandle: say('picture.handle.w'),
  };
}
