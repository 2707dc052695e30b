import { SupportLine } from '../../core/support/support-line.tsx';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './about.module.css';

const pages = [
  { to: '/help', text: 'about.help' },
  { to: '/about/userTerms', text: 'terms.title' },
  { to: '/about/accessibility', text: 'about.statement' },
] as const;

/** /about: what Samspel is, who made what it shows, and the ways to help, terms and the accessibility statement; open to everybody. */
export function Component() {
  const say = useText();
  return (
    <>
      <PageHeader title={say('about.title')} lead={say('about.lead')} />
      <div className={styles.page}>
        <section>
          <Heading level={2}>{say('about.what')}</Heading>
          <p>{say('about.what.body')}</p>
        </section>
        <section>
          <Heading level={2}>{say('about.read')}</Heading>
          <ul>
            {pages.map(({ to, text }) => (
              <li key={to}>
                <TextLink to={to}>{say(text)}</TextLink>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <Heading level={2}>{say('about.support')}</Heading>
          <SupportLine />
        </section>
        <section>
          <Heading level={2}>{say('about.sources')}</Heading>
          <p>{say('about.sources.body')}</p>
        </section>
      </div>
    </>
  );
}
