import { useId, useState } from 'react';
import { UploadPart } from '../../core/upload/upload-part.tsx';
import type { HangingProps } from '../../subject/hanging/hanging.ts';
import { useText } from '../../texts/text.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { FileCard } from './card/file-card.tsx';
import { FileList } from './shown/file-list.tsx';
import { useFilesOf } from './shown/files-of.ts';
import { toThing } from './upload/to-thing.ts';

/** The files of a thing, those being uploaded, and, for those who may add files, the button for that. */
export default function Files({ on, guard }: HangingProps) {
  const say = useText();
  const id = useId();
  const { files, error, readAgain } = useFilesOf(on);
  const [openedId, setOpenedId] = useState<string>();
  const opened = files?.find((file) => file.id === openedId);
  if (!error && (!files || (files.length === 0 && !on.canEdit))) return null;
  // A page has many comments: their files are not named parts of the page.
  const isPart = on.kind !== 'COMMENT';
  const Frame = isPart ? 'section' : 'div';
  return (
    <Frame {...(isPart && { 'aria-labelledby': id })}>
      {isPart && (
        <Heading level={3} id={id}>
          {say('file.title')}
        </Heading>
      )}
      {error && !files && <ErrorState error={error} onRetry={readAgain} />}
      {files && <FileList files={files} onOpen={setOpenedId} />}
      {files && <UploadPart to={toThing(on)} there={files} canAdd={on.canEdit} guard={guard} onUploaded={readAgain} />}
      {opened && <FileCard file={opened} canEdit={on.canEdit} onClose={() => setOpenedId(undefined)} />}
    </Frame>
  );
}
