import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { lasting } from '../../core/offline/lasting-answers.ts';
import { KostraChoicesDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { ChoicePill } from '../../ui/base/pill.tsx';
import { Select } from '../../ui/field/select.tsx';
import { kostraLanguage } from '../kostra/kostra-language.ts';

interface Props {
  /** The id of a function group; null for all. */
  value: string | null;
  onChange: (group: string | null) => void;
}

/** Filters a list by a function group of the state's service areas: a pill of a filter bar. */
export function KostraFilter({ value, onChange }: Props) {
  const { label, options, isLoaded } = useGroups();
  return (
    <ChoicePill label={label} value={isLoaded ? (value ?? '') : ''} onChange={(group) => onChange(group || null)}>
      {options}
    </ChoicePill>
  );
}

/** The same as a field, among other fields with labels. */
export function KostraFilterField({ value, onChange }: Props) {
  const { label, options, isLoaded } = useGroups();
  return (
    <Select
      label={label}
      value={isLoaded ? (value ?? '') : ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      {options}
    </Select>
  );
}

function useGroups(): { label: string; options: ReactNode; isLoaded: boolean } {
  const say = useText();
  const [{ data }] = useQuery({ query: KostraChoicesDocument, requestPolicy: 'cache-first', context: lasting });
  const options = (
    <>
      <option value="">{say('subject.list.allKostraGroups')}</option>
      {data?.allKostraFunctionGroups.map(({ id, title }) => (
        <option key={id} value={id} lang={kostraLanguage}>
          {title}
        </option>
      ))}
    </>
  );
  return { label: say('subject.list.kostraGroup'), options, isLoaded: data !== undefined };
}
