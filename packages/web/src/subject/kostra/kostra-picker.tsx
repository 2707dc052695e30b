import { useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import styles from '../../core/forms/form.module.css';
import { KostraChoicesDocument, type KostraChoicesQuery } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { chipElseField, useKeptFocus } from '../../ui/use-kept-focus.ts';
import { kostraLanguage } from './kostra-language.ts';

interface Props {
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

type Group = KostraChoicesQuery['allKostraFunctionGroups'][number];

/** Service areas by number or words, under their function groups; those chosen stand below. */
export function KostraPicker({ chosen, onChange }: Props) {
  const say = useText();
  const [text, setText] = useState('');
  const [{ data, fetching }] = useQuery({ query: KostraChoicesDocument, requestPolicy: 'cache-first' });
  const all = useMemo(() => (data?.allKostraFunctionGroups ?? []).flatMap(choicesOf), [data]);
  const found = all.filter(({ key, label }) => !chosen.includes(key) && fits(label, text));
  const status = fetching ? 'shell.loading' : 'shell.noResults';
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, chipElseField);
  return (
    <div ref={place} className={styles.rows}>
      <Combobox
        label={say('field.kostraFunctions')}
        placeholder={say('subject.kostra.find')}
        text={text}
        onText={setText}
        choices={found}
        hasList
        status={found.length === 0 ? say(status) : undefined}
        onPick={({ key }) => {
          setText('');
          onChange([...chosen, key]);
        }}
      />
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-label={say('subject.kostra.chosen', { count: chosen.length })}>
          {chosen.map((id) => {
            const name = all.find(({ key }) => key === id)?.label ?? id;
            return (
              <li key={id} lang={kostraLanguage}>
                <RemovableChip
                  label={say('subject.titles.remove', { title: name })}
                  onRemove={() => onChange(chosen.filter((one) => one !== id))}
                >
                  {name}
                </RemovableChip>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const choicesOf = ({ title, kostraFunctions }: Group) =>
  kostraFunctions.map((one) => ({ key: one.id, label: `${one.kid} ${one.title}`, group: title, lang: kostraLanguage }));

/** Each word written begins a word of the label. */
function fits(label: string, text: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return wanted.every((one) => words.some((word) => word.startsWith(one)));
}
