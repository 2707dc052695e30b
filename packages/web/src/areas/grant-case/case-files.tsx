import { TrashIcon } from '@navikt/aksel-icons';
import { useId } from 'react';
import type { Guard } from '../../core/forms/unsaved.ts';
import { fetchBytes } from '../../core/session/fetch-bytes.ts';
import { useMoment } from '../../core/time/use-moment.ts';
import { FileRow } from '../../core/upload/file-row.tsx';
import { UploadPart } from '../../core/upload/upload-part.tsx';
import { useFileRemoval } from '../../core/upload/use-file-removal.ts';
import { RemoveGrantCaseFileDocument, RestoreGrantCaseFileDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import { saveBlob } from '../../ui/base/save-file.ts';
import { toast } from '../../ui/overlay/toaster.tsx';
import styles from './grant-case.module.css';
import type { GrantCase } from './use-plan-calls.ts';

type CaseFile = GrantCase['files'][number];

interface Props {
  of: GrantCase;
  guard: Guard;
  /** A file has been added. */
  onReload: () => void;
}

/** The files of a case, visible only to the municipality: each can be opened, removed and brought back. */
export function CaseFiles({ of: { id, files }, guard, onReload }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const sayMoment = useMoment();
  const heading = useId();
  const { remove } = useFileRemoval(RemoveGrantCaseFileDocument, RestoreGrantCaseFileDocument);
  const open = ({ id, name }: CaseFile) =>
    fetchBytes(`/grant-case/file/${id}`).then(
      (blob) => saveBlob(name, blob),
      (error) => toast.error(sayProblem(error)),
    );
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <Heading level={3} size="2xs" id={heading}>
        {say('grantCase.files')}
      </Heading>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>
              <FileRow
                file={file}
                onOpen={() => void open(file)}
                mark={
                  <span className={styles.when}>
                    {file.addedBy.name}, {sayMoment(file.addedAt)}
                  </span>
                }
              />
              <IconButton
                size="sm"
                icon={<TrashIcon aria-hidden="true" />}
                label={say('grantCase.removeFile', { name: file.name })}
                onClick={() => void remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <UploadPart
        to={{ path: '/grant-case/upload', fields: { case: id } }}
        label={say('grantCase.upload')}
        there={files}
        canAdd
        guard={guard}
        onUploaded={onReload}
      />
    </section>
  );
}
