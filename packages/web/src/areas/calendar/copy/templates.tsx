import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { TemplatesDocument, type TemplatesQuery } from '../../../generated/graphql.ts';
import { kostraLanguage } from '../../../subject/kostra/kostra-language.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { TogglePill } from '../../../ui/base/pill.tsx';
import { SmallWheel } from '../../../ui/base/small-wheel.tsx';
import { useDebounced } from '../../../ui/base/use-debounced.ts';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { firstFrom } from './copy-path.ts';
import { type Field, fieldsOf } from './fields-of.ts';
import { hasSomething, offered } from './offered.ts';
import styles from './templates.module.css';

const CopyDialog = lazy(() => import('./copy-dialog.tsx'));

type Template = TemplatesQuery['templates']['nodes'][number];

/** How many templates are offered at first, and how many more at a time. */
const offeredAtOnce = 8;

/**
 * Year wheels that a new one can start from, private ones of my own too: a gallery by the fields of a municipality, each with its real year, how much is
 * in it, and whose it is; none that is empty, and nothing if I may read none (product/sharing#templates).
 * @param year the year of the new one, if one was asked for @param but id of one that is not offered, since it was made here just now
 */
export function Templates({ year, but }: { year: number | undefined; but?: string | undefined }) {
  const say = useText();
  const me = useMe();
  const today = useToday();
  const id = useId();
  const [words, setWords] = useState('');
  const [field, setField] = useState<string | null>(null);
  const [most, setMost] = useState(offeredAtOnce);
  const [chosen, setChosen] = useState<Template>();
  const text = useDebounced(words.trim());
  const [{ data: all }] = useQuery({ query: TemplatesDocument, variables: { text: null, kostraGroup: null } });
  const [{ data }] = useQuery({ query: TemplatesDocument, variables: { text: text || null, kostraGroup: field } });
  const nodes = (data?.templates.nodes ?? []).filter((one) => one.id !== but && hasSomething(one));
  const found = offered(nodes, me.id, most);
  if (found.length === 0 && words === '' && field === null) return null;
  return (
    <>
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
        <Fields
          fields={fieldsOf((all?.templates.nodes ?? []).filter(hasSomething))}
          chosen={field}
          onChoose={(group) => {
            setField(group);
            setMost(offeredAtOnce);
          }}
        />
        {data && found.length === 0 && (
          <p role="status">{say(words === '' ? 'copy.noTemplateInField' : 'copy.noTemplate')}</p>
        )}
        <ul>
          {found.map((template) => (
            <Choice key={template.id} template={template} onChoose={() => setChosen(template)} />
          ))}
        </ul>
        {nodes.length > found.length && (
          <div>
            <Button size="sm" onClick={() => setMost(most + offeredAtOnce)}>
              {say('copy.moreTemplates', { count: Math.min(offeredAtOnce, nodes.length - found.length) })}
            </Button>
          </div>
        )}
      </section>
      {/* Not inside: the styles of the gallery would reach what it holds. */}
      {chosen && (
        <Suspense>
          <CopyDialog calendar={chosen} firstFrom={firstFrom(year, today)} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface FieldsProps {
  fields: readonly Field[];
  chosen: string | null;
  onChoose: (group: string | null) => void;
}

/** The fields that there are templates of, of which one is chosen at most. */
function Fields({ fields, chosen, onChoose }: FieldsProps) {
  const say = useText();
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a form of what only narrows the list below
    <div role="group" aria-label={say('subject.list.kostraGroup')} className={styles.fields}>
      <TogglePill isOn={chosen === null} onToggle={() => onChoose(null)}>
        {say('copy.allFields')}
      </TogglePill>
      {fields.map(({ id, title }) => (
        <TogglePill key={id} isOn={chosen === id} onToggle={(isOn) => onChoose(isOn ? id : null)}>
          <span lang={kostraLanguage}>{title}</span>
        </TogglePill>
      ))}
    </div>
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
        <SmallWheel year={yearInShort?.year ?? 0} today={today} rings={rings} />
        <span>
          <span className={styles.title}>{title}</span>
          {yearInShort && (
            <span className={styles.by}>
              {say('calendar.card.activities', { count: yearInShort.activities, year: yearInShort.year })}
            </span>
          )}
          <span className={styles.by}>
            {createdBy.name}, {createdBy.organization.name}
          </span>
        </span>
      </button>
    </li>
  );
}
