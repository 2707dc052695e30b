import { useQuery } from 'urql';
import { lasting } from '../../core/offline/lasting-answers.ts';
import { KostraChoicesDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { ChoicePill } from '../../ui/base/pill.tsx';
import { kostraLanguage } from '../kostra/kostra-language.ts';

interface Props {
  /** The id of a function group; null for all. */
  value: string | null;
  onChange: (group: string | null) => void;
}

/** Filters a list by a function group of the state's service areas. */
export function KostraFilter({ value, onChange }: Props) {
  const say = useText();
  const [{ data }] = useQuery({ query: KostraChoicesDocument, requestPolicy: 'cache-first', context: lasting });
  return (
    <ChoicePill
      label={say('subject.list.kostraGroup')}
      value={data ? (value ?? '') : ''}
      onChange={(group) => onChange(group || null)}
    >
      <option value="">{say('subject.list.allKostraGroups')}</option>
      {data?.allKostraFunctionGroups.map(({ id, title }) => (
        <option key={id} value={id} lang={kostraLanguage}>
          {title}
        </option>
      ))}
    </ChoicePill>
  );
}
