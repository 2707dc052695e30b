import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { FirstTemplatesDocument, type FirstTemplatesQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { SmallWheel } from '../../../ui/base/small-wheel.tsx';
import { useDebounced } from '../../../ui/base/use-debounced.ts';
import { SearchField } from '../../../ui/field/search-field.tsx';
import styles from './first-wheel.module.css';
import { hasSomething, offered } from './offered.ts';

const CopyDialog = lazy(() => import('./copy-dialog.tsx'));

type Template = FirstTemplatesQuery['templates']['nodes'][number];

/** Number of templates that somebody new chooses among. */
const shown = 4;

/** What do you work with: the year wheels that somebody new can start from, each with its real year. */
export default function FirstWheel() {
  const say = useText();
  const me = useMe();
  const id = useId();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Template>();
  const text = useDebounced(words.trim());
  const [{ data }] = useQuery({ query: FirstTemplatesDocument, variables: { text: text || null } });
  const found = data ? offered(data.templates.nodes.filter(hasSomething), me.id, shown) : [];
  if (found.length === 0 && words === '') return null;
  return (
    <>
      <div className={styles.first}>
        <div className={styles.search}>
          <SearchField label={say('copy.first.search')} value={words} onChange={setWords} />
        </div>
        <p role="status" id={id}>
          {data && found.length === 0 ? say('copy.noTemplate') : say('copy.first.choose')}
        </p>
        {found.length > 0 && (
          <ul aria-labelledby={id}>
            {found.map((template) => (
              <Choice key={template.id} template={template} onChoose={() => setChosen(template)} />
            ))}
          </ul>
        )}
      </div>
      {/* Not inside: the styles of the cards would reach its buttons. */}
      {chosen && (
        <Suspense>
          <CopyDialog calendar={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Choice({ template, onChoose }: { template: Template; onChoose: () => void }) {
  const say = useText();
  const today = useToday();
  const { title, color, yearInShort, createdBy } = template;
  const rings = useMemo(() => [{ color, marks: yearInShort?.marks ?? [] }], [color, yearInShort]);
  return (
    <li>
      <button type="button" onClick={onChoose}>
        {yearInShort && <SmallWheel year={yearInShort.year} today={today} rings={rings} />}
        <span>
          <strong>{title}</strong>
          <span className={styles.by}>{createdBy.organization.name}</span>
          {yearInShort && (
            <span className={styles.by}>
              {say('calendar.card.activities', { count: yearInShort.activities, year: yearInShort.year })}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
