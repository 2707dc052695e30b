import { readStoredText } from '@samspel/domain/text/stored-text';
import { useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import styles from './labs.module.css';

/** /labs/mueditor: the editor of rich text, and beside it what would be stored; for texts that look wrong after being pasted from elsewhere. */
export function Component() {
  const say = useText();
  const [json, setJson] = useState('');
  const stored = json ? readStoredText(json) : null;
  return (
    <div className={styles.wide}>
      <RichTextField label={say('labs.mueditor.text')} value={json} onChange={setJson} opensAtOnce />
      <Heading level={2} size="2xs">
        {say('labs.mueditor.words')}
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls by keys */}
      <pre className={styles.answer} tabIndex={0}>
        {stored?.text || '–'}
      </pre>
      <Heading level={2} size="2xs">
        {say('labs.mueditor.stored')}
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls by keys */}
      <pre className={styles.answer} tabIndex={0}>
        {stored ? JSON.stringify(stored.richText, null, 2) : '–'}
      </pre>
    </div>
  );
}
