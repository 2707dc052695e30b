import { FileSearchIcon } from '@navikt/aksel-icons';
import { endingOf, fileLimit, typeByName } from '@samspel/domain/file/file';
import { useRef, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { FactList, type NamedFact } from './fact-list.tsx';
import styles from './labs.module.css';

/** /labs/fileupload: how the app judges a file by its name, size and type, without sending it anywhere. */
export function Component() {
  const say = useText();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className={styles.wide}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={say('labs.fileupload.pick')}
        onChange={({ target }) => setFiles([...(target.files ?? [])])}
      />
      <div>
        <Button icon={<FileSearchIcon />} onClick={() => input.current?.click()}>
          {say('labs.fileupload.pick')}
        </Button>
      </div>
      {files.map((file) => {
        const known = typeByName(file.name);
        const facts: readonly NamedFact[] = [
          [say('labs.fileupload.name'), file.name],
          [say('labs.fileupload.ending'), endingOf(file.name) || '–'],
          [say('labs.fileupload.type'), file.type || '–'],
          [say('labs.fileupload.size'), `${file.size}`],
          [say('labs.fileupload.fits'), say(file.size <= fileLimit ? 'labs.yes' : 'labs.no')],
          [say('labs.fileupload.accepted'), known ?? say('labs.no')],
        ];
        return <FactList key={`${file.name} ${file.size} ${file.lastModified}`} facts={facts} />;
      })}
    </div>
  );
}
