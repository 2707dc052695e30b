import { lazy, Suspense, useId, useState } from 'react';
import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { TemplatesDocument, type TemplatesQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { MiniWheel } from '../board/mini-wheel.tsx';
import { firstFrom } from './copy-path.ts';
import { offered } from './offered.ts';
import styles from './templates.module.css';

const CopyDialog = lazy(() => import('./copy-dialog.tsx'));

type Template = TemplatesQuery['templates']['nodes'][number];

/** The number of templates offered at once. */
const mostOffered = 6;

/** Year wheels that a new one can start from, with a search; nothing if I may read none. @param year the year of the new one, if one was asked for */
export function Templates({ year }: { year: number | undefined }) {
  const say = useText();
  const me = useMe();
  const today = useToday();
  const id = useId();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Template>();
  const text = useDebounced(words.trim());
  const [{ data }] = useQuery({ query: TemplatesDocument, variables: { text: text || null } });
  const found = data ? offered(data.templates.nodes, me.id, mostOffered) : [];
  if (found.length === 0 && words === '') return null;
  return (
    <section aria-labelledby={id} className={styles.templates}>
      <div>
        <Heading level={2} size="xs" id={id}>
          {say('copy.templates')}
        </Heading>
        <p>{say('copy.templatesHint')}</p>
      </div>
      <div className={styles.search}>
        <SearchField label={say('copy.templateSearch')} value={words} onChange={setWords} />
      </div>
      {data && found.length === 0 && <p role="status">{say('copy.noTemplate')}</p>}
      <ul>
        {found.map((template) => (
          <li key={template.id}>
            <button type="button" onClick={() => setChosen(template)}>
              <MiniWheel color={template.color} size={32} />
              <span>
                <span className={styles.title}>{template.title}</span>
                <span className={styles.by}>
                  {template.createdBy.name}, {template.createdBy.organization.name}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <Suspense>
          <CopyDialog calendar={chosen} firstFrom={firstFrom(year, today)} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
