import { useMemo } from 'react';
import { useQuery } from 'urql';
import { AllGrantsDocument } from '../../../generated/graphql.ts';
import { ListFrame } from '../../../subject/list/list-frame.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { focusHeading } from '../../../ui/focus/focus-heading.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { AdminWays } from '../parts/admin-ways.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import { inputOf, useGrantFilter, writeFilter } from '../parts/grant-filter.ts';
import { SavedSearches } from '../saved/saved-searches.tsx';
import { GrantCard } from './grant-card.tsx';
import { GrantFilters } from './grant-filters.tsx';

/** /action-value/list: the grants, those with the next deadline first. */
export function Component() {
  const say = useText();
  const { filter, change, isFiltered, reset } = useGrantFilter();
  const variables = useMemo(() => ({ input: inputOf(filter) }), [filter]);
  const [asked, ask] = useQuery({ query: AllGrantsDocument, variables });
  return (
    <ListFrame
      asked={asked}
      ask={ask}
      above={<TextLink to={grantPaths.home}>{say('grant.many')}</TextLink>}
      title={say(filter.followed ? 'grant.followed' : 'grant.explore')}
      sayCount={(count) => say('grant.count', { count })}
      actions={<AdminWays />}
      page={filter.page}
      onPage={(page) => change({ page })}
      toPage={(page) => `?${writeFilter({ ...filter, page })}`}
      row={(grant) => <GrantCard key={grant.id} grant={grant} />}
      empty={<Nothing isFollowed={filter.followed} isFiltered={isFiltered} onReset={reset} />}
    >
      <SavedSearches />
      <GrantFilters filter={filter} change={change} isFiltered={isFiltered} onReset={reset} />
    </ListFrame>
  );
}

function Nothing(props: { isFollowed: boolean; isFiltered: boolean; onReset: () => void }) {
  const say = useText();
  const { isFollowed, isFiltered, onReset } = props;
  const startAnew = () => {
    onReset();
    focusHeading(); // the button disappears
  };
  const [title, hint] = isFollowed
    ? (['grant.empty.followed', 'grant.empty.followedHint'] as const)
    : isFiltered
      ? (['subject.list.empty', 'subject.list.emptyHint'] as const)
      : (['grant.empty', 'grant.empty.hint'] as const);
  return (
    <EmptyState
      title={say(title)}
      action={isFiltered && <Button onClick={startAnew}>{say('subject.list.reset')}</Button>}
    >
      {say(hint)}
    </EmptyState>
  );
}
