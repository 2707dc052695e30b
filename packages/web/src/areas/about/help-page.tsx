import { SupportLine } from '../../core/support/support-line.tsx';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './about.module.css';

const steps = ['about.help.make', 'about.help.fill', 'about.help.tick'] as const;

/** /help: the first steps, the keys of the wheel, and whom to ask. */
export function Component() {
  const say = useText();
  return (
    <>
      <PageHeader title={say('about.help')} />
      <div className={styles.page}>
        <section>
          <Heading level={2}>{say('about.help.lead')}</Heading>
          <ol>
            {steps.map((step) => (
              <li key={step}>{say(step)}</li>
            ))}
          </ol>
        </section>
        <section>
          <Heading level={2}>{say('about.help.keys')}</Heading>
          <p>{say('about.help.wheel')}</p>
          <p>{say('about.help.views')}</p>
        </section>
        <section>
          <Heading level={2}>{say('about.support')}</Heading>
          <SupportLine />
          <p>
            <TextLink to="/about/accessibility">{say('about.statement')}</TextLink>
          </p>
        </section>
      </div>
    </>
  );
}
