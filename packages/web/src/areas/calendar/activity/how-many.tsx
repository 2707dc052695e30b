import { useId } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Radio } from '../../../ui/field/radio.tsx';
import styles from './several.module.css';

/** Asks for one activity or several. */
export function HowMany({ isSeveral, onChange }: { isSeveral: boolean; onChange: (isSeveral: boolean) => void }) {
  const say = useText();
  const name = useId();
  return (
    <Fieldset legend={say('event.howMany')} className={styles.howMany}>
      <div className={styles.choices}>
        <Radio name={name} label={say('event.howMany.one')} checked={!isSeveral} onChange={() => onChange(false)} />
        <Radio name={name} label={say('event.howMany.several')} checked={isSeveral} onChange={() => onChange(true)} />
      </div>
    </Fieldset>
  );
}
