import { sayShortDay } from '@samspel/i18n/days';
import { SupportLine } from '../../core/support/support-line.tsx';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './about.module.css';

/** The day on which the state below was found, as in docs/accessibility.md. */
const lastChanged = '2026-11-26';

const faults = [
  'about.statement.faults.cells',
  'about.statement.faults.kostra',
  'about.statement.faults.paper',
] as const;

const authority = 'https://www.uutilsynet.no';

/** /about/accessibility: the accessibility statement that the regulation asks for, open to everybody. */
export function Component() {
  const say = useText();
  const today = useToday();
  return (
    <>
      <PageHeader title={say('about.statement')} lead={say('about.statement.lead')} />
      <div className={styles.page}>
        <section>
          <Heading level={2}>{say('about.statement.status')}</Heading>
          <p>{say('about.statement.partly')}</p>
        </section>
        <section>
          <Heading level={2}>{say('about.statement.faults')}</Heading>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{say(fault)}</li>
            ))}
          </ul>
        </section>
        <section>
          <Heading level={2}>{say('about.statement.tested')}</Heading>
          <p>{say('about.statement.testedBy')}</p>
        </section>
        <section>
          <Heading level={2}>{say('about.statement.tell')}</Heading>
          <p>{say('about.statement.tellUs')}</p>
          <SupportLine />
          <p>
            {say('about.statement.authority')}{' '}
            <a href={authority} className="ds-link">
              {new URL(authority).host}
            </a>
          </p>
        </section>
        <p className={styles.date}>{say('about.statement.updated', { day: sayShortDay(say, lastChanged, today) })}</p>
      </div>
    </>
  );
}
