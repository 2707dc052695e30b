import { useState } from 'react';
import { useHelpTasks } from '../../../core/support/help.ts';
import { SupportLine } from '../../../core/support/support-line.tsx';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import about from '../about.module.css';
import { findHelp } from './find-help.ts';
import styles from './help.module.css';

/** /help: a page for each of the commonest tasks, found by its words, and whom to ask (product/shell#help). */
export function Component() {
  const say = useText();
  const [query, setQuery] = useState('');
  const tasks = findHelp(useHelpTasks(), query, say);
  return (
    <>
      <PageHeader title={say('about.help')} lead={say('help.lead')} />
      <div className={about.page}>
        <section>
          <SearchField label={say('help.search')} value={query} onChange={setQuery} />
          <p role="status" className={styles.count}>
            {query.trim() && say('help.count', { count: tasks.length })}
          </p>
          <ul className={styles.tasks}>
            {tasks.map(({ name, title, steps }) => (
              <li key={name}>
                <TextLink to={`/help/${name}`}>{say(title)}</TextLink>
                <p>{say(steps[0]!)}</p>
              </li>
            ))}
          </ul>
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
