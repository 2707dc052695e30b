import { termsVersion } from '@samspel/domain/account/terms';
import { sayShortDay } from '@samspel/i18n/days';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import styles from './about.module.css';

const sections = ['use', 'content', 'care', 'data', 'end', 'change'] as const;

/** The user terms as they are now. */
export function Terms() {
  const say = useText();
  const today = useToday();
  return (
    <div className={styles.page}>
      {sections.map((section) => (
        <section key={section}>
          <Heading level={2} size="2xs">
            {say(`terms.${section}.title`)}
          </Heading>
          <p>{say(`terms.${section}.body`)}</p>
        </section>
      ))}
      <p className={styles.date}>{say('terms.version', { day: sayShortDay(say, termsVersion, today) })}</p>
    </div>
  );
}
