import { DownloadIcon } from '@navikt/aksel-icons';
import { slugOf } from '@samspel/domain/subject/address';
import { useState } from 'react';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { saveBlob } from '../../../ui/base/save-file.ts';
import { useOnce } from '../../../ui/base/use-once.ts';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { fetchMade } from './fetch-made.ts';
import { PaperChoices } from './paper-choices.tsx';
import styles from './paper-dialog.module.css';
import { PaperMail } from './paper-mail.tsx';
import { type PaperChoice, type PaperYear, paperPath } from './paper-path.ts';
import { PaperPreview } from './paper-preview.tsx';

interface Props {
  of: PaperYear;
  /** The name of the file, without its year. */
  title: string;
  /** What is chosen at first. */
  first: Pick<PaperChoice, 'paper' | 'orientation' | 'what'>;
  onClose: () => void;
}

/** A year as a file: the choices, how it will look, and the button that saves it on the person's own machine. */
export default function PaperDialog({ of, title, first, onClose }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const [choice, setChoice] = useState<PaperChoice>({
    ...first,
    format: 'pdf',
    notes: false,
    isWhite: false,
    quarter: null,
  });
  const [isSaving, setSaving] = useState(false);
  const save = useOnce(async () => {
    setSaving(true);
    try {
      const bytes = await fetchMade(paperPath(choice, of), new AbortController().signal);
      saveBlob(`${slugOf(title) || 'samspel'}-${of.year}.${choice.format}`, bytes);
    } catch (problem) {
      toast.error(sayProblem(problem));
    } finally {
      setSaving(false);
    }
  });
  return (
    <OpenedDialog
      kind="wide"
      title={say('paper.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {say('button.close')}
          </Button>
          <Button variant="primary" icon={<DownloadIcon />} loading={isSaving} onClick={() => void save()}>
            {say('paper.save', { format: choice.format.toUpperCase() })}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <PaperChoices choice={choice} of={of} onChoose={(change) => setChoice({ ...choice, ...change })} />
        <PaperPreview choice={choice} of={of} />
        {!of.group && <PaperMail choice={choice} of={of} />}
      </div>
    </OpenedDialog>
  );
}
