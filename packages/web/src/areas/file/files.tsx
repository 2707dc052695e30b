import { useId, useState } from 'react';
import { UploadPart } from '../../core/upload/upload-part.tsx';
import { manyEntries, useNarrowed } from '../../subject/sections/narrowed.tsx';
import type { SectionFile, SectionProps } from '../../subject/sections/page-section.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { FileCard } from './card/file-card.tsx';
import { FileList } from './shown/file-list.tsx';
import { filesOf, useFilesOf } from './shown/files-of.ts';
import { toThing } from './upload/to-thing.ts';

export const ahead: SectionFile['ahead'] = ({ id }) => [filesOf(id)];

/** The files of a thing, those being uploaded, and, for those who may add files, the button for that. */
export default function Files({ on, guard }: SectionProps) {
  const say = useText();
  const id = useId();
  const { files, error, readAgain } = useFilesOf(on);
  const [openedId, setOpenedId] = useState<string>();
  const { shown, tools } = useNarrowed(files ?? [], {
    label: say('file.search'),
    wordsOf: ({ name, createdBy }) => [name, createdBy.name],
    changedAt: ({ lastUpdated }) => lastUpdated,
    first: 'name',
  });
  const opened = files?.find((file) => file.id === openedId);
  if (!error && (!files || (files.length === 0 && !on.canEdit))) return null;
  // A page has many comments: their files are not named parts of the page.
  const isPart = on.kind !== 'COMMENT';
  // Below many files nobody finds the button.
  const isLong = on.kind === 'TOPIC' || (files?.length ?? 0) > manyEntries;
  const upload = files && (
    <UploadPart to={toThing(on)} there={files} canAdd={on.canAdd ?? on.canEdit} guard={guard} onUploaded={readAgain} />
  );
  const Frame = isPart ? 'section' : 'div';
  return (
    <Frame {...(isPart && { 'aria-labelledby': id })}>
      {isPart && (
        <Heading level={on.level ?? 3} size="xs" id={id}>
          {say('file.title')}
        </Heading>
      )}
      {error && !files && <ErrorState error={error} onRetry={readAgain} />}
      {isLong && upload}
      {tools}
      {files && <FileList files={shown} onOpen={setOpenedId} />}
      {!isLong && upload}
      {opened && <FileCard file={opened} canEdit={on.canEdit} onClose={() => setOpenedId(undefined)} />}
    </Frame>
  );
}
