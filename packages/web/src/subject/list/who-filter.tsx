import type { ComponentProps } from 'react';
import { WhoSearch } from '../../core/who/who-search.tsx';
import { useText } from '../../texts/text.tsx';

type Who = Parameters<ComponentProps<typeof WhoSearch>['onPick']>[0];

interface Props {
  filter: { organizations: readonly string[]; persons: readonly string[] };
  change: (change: { organizations?: string[]; persons?: string[]; text?: string }) => void;
  /** Keeps the name of the chosen one, for its chip. */
  remember: (who: Who) => void;
}

/** One field for who made the things, or words of their titles. */
export function WhoFilter({ filter: { organizations, persons }, change, remember }: Props) {
  const say = useText();
  return (
    <WhoSearch
      label={say('subject.list.search')}
      hideLabel
      placeholder={say('subject.list.search')}
      kinds={['organization', 'person']}
      wordsChoice={{ group: say('subject.list.text'), label: (words) => say('subject.list.withWords', { words }) }}
      onWords={(text) => change({ text })}
      onPick={(who) => {
        remember(who);
        if (who.kind === 'person') change({ persons: [...new Set([...persons, who.id])] });
        else change({ organizations: [...new Set([...organizations, who.id])] });
      }}
    />
  );
}
