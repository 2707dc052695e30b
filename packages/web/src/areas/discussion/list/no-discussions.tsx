import { isFiltered } from '../../../subject/list/list-filter.ts';
import type { ListAddress } from '../../../subject/list/use-list-address.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { focusHeading } from '../../../ui/focus/focus-heading.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { type Forum, forumPaths } from '../address/forum-paths.ts';
import { type forumChoices, forumList } from './discussion-list.ts';

/** Shown instead of an empty list: nothing fits the filter, or nobody has asked yet. */
export function NoDiscussions({ address, forum }: { address: ListAddress<typeof forumChoices>; forum: Forum }) {
  const say = useText();
  if (!isFiltered(forumList, address.filter))
    return (
      <EmptyState
        title={say('discussion.empty')}
        action={<LinkButton to={forumPaths.create(forum)}>{say('discussion.new')}</LinkButton>}
      >
        {say('discussion.emptyHint')}
      </EmptyState>
    );
  const startAnew = () => {
    address.reset();
    focusHeading(); // the button disappears
  };
  return (
    <EmptyState
      title={say('subject.list.empty')}
      action={<Button onClick={startAnew}>{say('subject.list.reset')}</Button>}
    >
      {say('subject.list.emptyHint')}
    </EmptyState>
  );
}
