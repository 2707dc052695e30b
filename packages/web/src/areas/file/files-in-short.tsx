import { useId, useState } from 'react';
import { NewMark } from '../../subject/new-since/new-since.tsx';
import type { SectionFile, SectionProps } from '../../subject/sections/page-section.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { FileCard } from './card/file-card.tsx';
import styles from './files-in-short.module.css';
import { filesOf, useFilesOf } from './shown/files-of.ts';

/** Number of files that are shown (product/topics#pages). */
const most = 4;

export const ahead: SectionFile['ahead'] = ({ id }) => [filesOf(id)];

/** The first files of a thing by name, each of which opens its card; nothing if there are none. */
export default function FilesInShort({ on }: SectionProps) {
  const say = useText();
  const id = useId();
  const { files } = useFilesOf(on);
  const [openedId, setOpenedId] = useState<string>();
  const opened = files?.find((file) => file.id === openedId);
  if (!files?.length) return null;
  return (
    <section aria-labelledby={id} className={styles.short}>
      <Heading level={2} size="xs" id={id}>
        {say('file.title')}
      </Heading>
      <ul className={styles.rows}>
        {files.slice(0, most).map((file) => (
          <li key={file.id}>
            <button type="button" className={`ds-link ${styles.file}`} onClick={() => setOpenedId(file.id)}>
              {file.name}
            </button>
            <NewMark by={file.createdBy} at={file.dateCreated} />
          </li>
        ))}
      </ul>
      {files.length > most && on.showAll && <div>{on.showAll(files.length)}</div>}
      {opened && <FileCard file={opened} canEdit={on.canEdit} onClose={() => setOpenedId(undefined)} />}
    </section>
  );
}
