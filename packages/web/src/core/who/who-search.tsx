import type { Say } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import { useState } from 'react';
import { useQuery } from 'urql';
import { FindWhoDocument, type FindWhoQuery } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { type Choice, Combobox } from '../../ui/field/combobox.tsx';
import { isEnough, useTypedQuery } from '../../ui/field/use-typed-query.ts';
import type { MemberKind } from './member-kind.ts';

/** Someone found by name. */
export interface Who extends Choice {
  kind: MemberKind;
  id: string;
  /** The address of a person's picture. */
  picture?: string | null;
}

export interface WhoSearchProps {
  label: string;
  placeholder?: string;
  hideLabel?: boolean;
  /** Which kinds to look for, in the order shown. */
  kinds: readonly MemberKind[];
  onPick: (who: Who) => void;
  /** If given, the typed words themselves are the first choice. */
  wordsChoice?: { group: string; label: (text: string) => string };
  onWords?: (text: string) => void;
  /** The text in the field at first. */
  initialText?: string;
  /** Called with the text at every letter; nobody is chosen by it yet. */
  onText?: (text: string) => void;
  /** False if whoever uses the field says who was chosen. */
  saysChoice?: boolean;
  disabled?: boolean;
  /** The error if the chosen one is refused. */
  error?: string | undefined;
  /** A help text for the search. */
  description?: string;
}

/** The headings of the kinds, over what was found. */
const kindTexts = {
  person: 'field.persons',
  group: 'field.groups',
  organizationGroup: 'field.organizationGroups',
  organization: 'field.organizations',
} as const satisfies Record<MemberKind, TextId>;

/** Finds people, groups, organization groups and organizations by name. */
export function WhoSearch({ kinds, onPick, wordsChoice, onWords, initialText = '', onText, ...field }: WhoSearchProps) {
  const say = useText();
  const sayProblem = useProblemText();
  const [text, setText] = useState(initialText);
  const { query, pause, isAsked, isTyping } = useTypedQuery(text);
  const [{ data, fetching, error }] = useQuery({ query: FindWhoDocument, variables: { query }, pause });
  const isWaiting = isAsked && (fetching || isTyping);
  const found = data && !isWaiting && !error && isAsked ? whosOf(data, kinds, say) : [];
  const choices: Who[] = found.map((who) => ({ ...who, group: say(kindTexts[who.kind]) }));
  const words = wordsChoice && isAsked ? [wordsOf(text.trim(), wordsChoice.label(text.trim()), wordsChoice.group)] : [];

  const search = (written: string) => {
    if (!isEnough(written)) return;
    setText('');
    onWords?.(written.trim());
  };
  const failed = error && say('shell.error.fetching', { message: sayProblem(error) });
  const status = isWaiting ? say('shell.searching') : (failed ?? say('shell.noResults'));
  return (
    <Combobox
      {...field}
      text={text}
      onText={(written) => {
        setText(written);
        onText?.(written);
      }}
      choices={[...words, ...choices]}
      hasList={isAsked}
      status={choices.length === 0 ? status : undefined}
      {...(onWords && { onWords: search })}
      onPick={(who) => {
        setText('');
        if (who.key === 'words') onWords?.(who.id);
        else onPick(who);
      }}
    />
  );
}

const wordsOf = (text: string, label: string, group: string): Who => ({
  key: 'words',
  kind: 'person',
  id: text,
  label,
  group,
});

function whosOf(data: FindWhoQuery, kinds: readonly MemberKind[], say: Say): Who[] {
  const { persons, groups, organizationGroups, organizations } = data.findPersonsOrganizationsAndGroups;
  const all: Record<MemberKind, Pick<Who, 'id' | 'label' | 'detail' | 'picture'>[]> = {
    person: persons.map(({ id, name, picture, organization }) => ({
      id,
      label: name,
      picture,
      detail: organization?.name,
    })),
    group: groups.map(({ id, title, createdBy }) => ({
      id,
      label: title,
      detail: createdBy ? say('organization.group.madeBy', { name: createdBy.name }) : undefined,
    })),
    organizationGroup: organizationGroups.map(({ id, title }) => ({ id, label: title })),
    organization: organizations.map(({ id, name }) => ({ id, label: name })),
  };
  return kinds.flatMap((kind) => all[kind].map((one) => ({ ...one, kind, key: `${kind}-${one.id}`, group: kind })));
}
