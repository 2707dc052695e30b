import { XMarkIcon } from '@navikt/aksel-icons';
import { useId } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PickFiles } from './pick-files.tsx';
import styles from './upload.module.css';

interface Props {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Files that are picked for something that is not there yet: they are sent when it is. */
export default function FilesBefore({ files, onChange }: Props) {
  const say = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="2xs" id={id}>
        {say('file.title')}
      </Heading>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size}`} className={styles.row}>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.deeds}>
                <IconButton
                  size="sm"
                  icon={<XMarkIcon aria-hidden="true" />}
                  label={say('file.forget', { name: file.name })}
                  onClick={() => onChange(files.filter((one) => one !== file))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <PickFiles there={files} onPick={(picked) => onChange([...files, ...picked])} />
    </section>
  );
}
