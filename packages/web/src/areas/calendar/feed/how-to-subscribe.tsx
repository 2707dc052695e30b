import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import styles from './feed-dialog.module.css';

/** The most common calendar programs, the most common first. */
const programs = ['outlook', 'outlookWeb', 'google', 'apple'] as const;

/** How to subscribe with the copied link in each calendar program, and how late changes appear there. */
export function HowToSubscribe() {
  const say = useText();
  return (
    <section className={styles.programs}>
      <Heading level={3} size="2xs">
        {say('calendar.feed.how')}
      </Heading>
      {programs.map((program) => (
        <details key={program} className={styles.program} name="program">
          <summary>{say(`calendar.feed.${program}`)}</summary>
          <p>{say(`calendar.feed.${program}.how`)}</p>
          <p className={styles.late}>{say(`calendar.feed.${program}.late`)}</p>
        </details>
      ))}
    </section>
  );
}
