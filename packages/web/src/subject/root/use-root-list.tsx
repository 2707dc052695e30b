import { PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { RootPaths } from './root-paths.ts';
import { type RootWords, wordsOf } from './root-words.ts';

/** What is the same in the lists of all kinds: how many there are, the ways to a new one and to the trash, and what an empty list says. */
export function useRootList({ paths, texts }: { paths: RootPaths; texts: RootWords }, moreActions?: ReactNode) {
  const say = useText();
  const words = wordsOf(texts);
  return {
    path: paths.list,
    sayCount: (count: number, limited: number) =>
      [say(words.count, { count }), limited > 0 && say('subject.list.limited', { count: limited })]
        .filter(Boolean)
        .join(', '),
    action: (
      <>
        <LinkButton to={paths.create} variant="primary" icon={<PlusIcon />}>
          {say(words.create)}
        </LinkButton>
        <LinkButton to={paths.trash} variant="tertiary" icon={<TrashIcon />}>
          {say('subject.trash')}
        </LinkButton>
        {moreActions}
      </>
    ),
    nothing: (
      <EmptyState title={say(words.nothing)} action={<LinkButton to={paths.create}>{say(words.create)}</LinkButton>}>
        {say(words.nothingHint)}
      </EmptyState>
    ),
    allLimited: say(words.allLimited),
  };
}
