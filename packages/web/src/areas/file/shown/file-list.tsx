import { FileRow } from '../../../core/upload/file-row.tsx';
import { FileSign } from '../../../core/upload/file-sign.tsx';
import { NewMark } from '../../../subject/new-since/new-since.tsx';
import { useText } from '../../../texts/text.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import styles from './file-list.module.css';
import type { ShownFile } from './files-of.ts';
import { useSmall } from './use-small.ts';

interface Props {
  files: readonly ShownFile[];
  onOpen: (id: string) => void;
}

/** The files of a thing: pictures small and side by side, all others as rows with their icon. Each opens its card. */
export function FileList({ files, onOpen }: Props) {
  const pictures = files.filter(({ hasSmall }) => hasSmall);
  const rows = files.filter(({ hasSmall }) => !hasSmall);
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((file) => (
            <Row key={file.id} file={file} onOpen={() => onOpen(file.id)} />
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <ul className={styles.grid}>
          {pictures.map((file) => (
            <Picture key={file.id} file={file} onOpen={() => onOpen(file.id)} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ file, onOpen }: { file: ShownFile; onOpen: () => void }) {
  const say = useText();
  const { isOfSeries, createdBy, dateCreated } = file;
  return (
    <li>
      <FileRow
        file={file}
        onOpen={onOpen}
        mark={<NewMark by={createdBy} at={dateCreated} />}
        note={isOfSeries && <Tag>{say('file.ofSeries')}</Tag>}
      />
    </li>
  );
}

function Picture({ file, onOpen }: { file: ShownFile; onOpen: () => void }) {
  const say = useText();
  const url = useSmall(file.id);
  const { name, contentType, isOfSeries, createdBy, dateCreated } = file;
  return (
    <li>
      <button type="button" className={styles.picture} onClick={onOpen}>
        <span className={styles.frame}>{url ? <img src={url} alt="" /> : <FileSign contentType={contentType} />}</span>
        <span className={styles.caption}>{name}</span>
        <NewMark by={createdBy} at={dateCreated} />
        {isOfSeries && <Tag>{say('file.ofSeries')}</Tag>}
      </button>
    </li>
  );
}
