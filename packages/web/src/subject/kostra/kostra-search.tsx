import { wordsIn } from '@samspel/domain/text/fold';
import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { lasting } from '../../core/offline/lasting-answers.ts';
import { KostraChoicesDocument, type KostraChoicesQuery } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Combobox } from '../../ui/field/combobox.tsx';
import { kostraLanguage } from './kostra-language.ts';

interface Props {
  /** Ids of the chosen ones, which are not offered. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

type Group = KostraChoicesQuery['allKostraFunctionGroups'][number];

/** Finds service areas by number or words, under their function groups. */
export function KostraSearch({ chosen, onChange }: Props) {
  const say = useText();
  const [text, setText] = useState('');
  const [{ data, fetching }] = useQuery({
    query: KostraChoicesDocument,
    requestPolicy: 'cache-first',
    context: lasting,
  });
  const all = useMemo(() => (data?.allKostraFunctionGroups ?? []).flatMap(choicesOf), [data]);
  const found = all.filter(({ key, label }) => !chosen.includes(key) && fits(label, text));
  const status = fetching ? 'shell.loading' : 'shell.noResults';
  return (
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
  );
}

const choicesOf = ({ title, kostraFunctions }: Group) =>
  kostraFunctions.map((one) => ({ key: one.id, label: `${one.kid} ${one.title}`, group: title, lang: kostraLanguage }));

/** Whether each typed word is the beginning of a word in the label. */
function fits(label: string, text: string): boolean {
  const words = wordsIn(label);
  return wordsIn(text).every((one) => words.some((word) => word.startsWith(one)));
}
