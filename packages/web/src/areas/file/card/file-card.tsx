import { DownloadIcon, TrashIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useUnsavedParts } from '../../../core/forms/unsaved.ts';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { saySize, sayType, sayUpdated } from '../../../core/upload/file-words.ts';
import { useFileRemoval } from '../../../core/upload/use-file-removal.ts';
import { DeleteFileDocument, RestoreFileDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { openFile } from '../shown/fetch-file.ts';
import type { ShownFile } from '../shown/files-of.ts';
import { DescriptionEdit } from './description-edit.tsx';
import styles from './file-card.module.css';

interface Props {
  file: ShownFile;
  /** Whether the person may change the thing that the file is on. */
  canEdit: boolean;
  onClose: () => void;
}

/** The card of a file: what it is, its description, and the ways to open, describe and delete it (product/content#files). */
export function FileCard({ file, canEdit, onClose }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const { isUnsaved, report } = useUnsavedParts();
  const discard = useDiscard(isUnsaved, onClose);
  const [isOpening, setOpening] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const deletion = useFileRemoval(DeleteFileDocument, RestoreFileDocument);
  const mayChange = canEdit && !file.isOfSeries;
  const open = async () => {
    setOpening(true);
    await openFile(file).catch((error) => toast.error(sayProblem(error)));
    setOpening(false);
  };
  return (
    <>
      <OpenedDialog
        title={file.name}
        mayClose={discard.mayClose}
        onClose={onClose}
        actions={
          <>
            {mayChange && (
              <Button variant="tertiary" color="danger" icon={<TrashIcon />} onClick={() => setAsking(true)}>
                {say('file.delete')}
              </Button>
            )}
            <Button icon={<DownloadIcon />} loading={isOpening} onClick={open}>
              {say('file.open')}
            </Button>
          </>
        }
      >
        <div className={styles.card}>
          {canEdit && file.isOfSeries && <Alert>{say('file.editedInSeries')}</Alert>}
          <Facts file={file} />
          {mayChange ? (
            <DescriptionEdit key={file.version} file={file} report={report} />
          ) : (
            file.description && <RichText json={file.description} />
          )}
        </div>
      </OpenedDialog>
      {isAsking && (
        <ConfirmDialog
          title={say('file.deleteQuestion')}
          action={say('file.delete')}
          isDangerous
          isBusy={deletion.isBusy}
          onConfirm={() => deletion.remove(file, () => discard.saved(onClose))}
          onClose={() => setAsking(false)}
        >
          <p>{say('file.deleteHint')}</p>
        </ConfirmDialog>
      )}
      {discard.question}
    </>
  );
}

function Facts({ file: { contentType, size, lastUpdated, createdBy } }: { file: ShownFile }) {
  const say = useText();
  const facts = [
    [say('file.type'), <Tag key="type">{sayType(contentType)}</Tag>],
    [say('file.size'), saySize(say, size)],
    [say('file.lastUpdated'), sayUpdated(lastUpdated)],
    [say('file.addedBy'), createdBy.name],
  ] as const;
  return (
    <dl className={`${styles.facts} tabular`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
