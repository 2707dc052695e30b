import type { ComponentProps, ReactNode } from 'react';
import { WhoSearch } from '../../../core/who/who-search.tsx';
import { FilterBar } from '../../../subject/list/filter-bar.tsx';
import { SortFilter } from '../../../subject/list/sort-filter.tsx';
import type { ListAddress } from '../../../subject/list/use-list-address.ts';
import { useText } from '../../../texts/text.tsx';
import { TogglePill } from '../../../ui/base/pill.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { type forumChoices, forumList } from './discussion-list.ts';

interface Props {
  address: ListAddress<typeof forumChoices>;
  /** Keeps the name of what was chosen, for its chip. */
  remember: (who: Parameters<ComponentProps<typeof WhoSearch>['onPick']>[0]) => void;
  chips: ReactNode;
}

/** The filters of a list of discussions: municipalities, words, my own, my municipality's, unanswered ones; and the order. */
export function ForumFilters({ address: { filter, change }, remember, chips }: Props) {
  const say = useText();
  const { mine, preset, unanswered, unaccepted } = filter;
  return (
    <FilterBar
      search={
        <WhoSearch
          label={say('discussion.municipalities')}
          hideLabel
          placeholder={say('discussion.municipalities')}
          kinds={['organization']}
          wordsChoice={{
            group: say('subject.list.text'),
            label: (words) => say('subject.list.withWords', { words }),
          }}
          onWords={(text) => change({ text })}
          onPick={(who) => {
            remember(who);
            change({ organizations: [...new Set([...filter.organizations, who.id])] });
          }}
        />
      }
      pillsChosen={[mine, preset, unanswered].filter(Boolean).length}
      pills={
        <>
          <TogglePill isOn={mine !== null} onToggle={(isOn) => change({ mine: isOn ? 'true' : null })}>
            {say('subject.list.mine')}
          </TogglePill>
          <TogglePill isOn={preset !== null} onToggle={(isOn) => change({ preset: isOn ? 'municipality' : null })}>
            {say('subject.list.myMunicipality')}
          </TogglePill>
          <TogglePill
            tour="answer"
            isOn={unanswered !== null}
            onToggle={(isOn) => change({ unanswered: isOn ? 'true' : null })}
          >
            {say('discussion.waiting')}
          </TogglePill>
        </>
      }
      moreChosen={unaccepted ? 1 : 0}
      more={
        <Checkbox
          label={say('discussion.unaccepted')}
          checked={unaccepted !== null}
          onChange={(event) => change({ unaccepted: event.target.checked ? 'true' : null })}
        />
      }
      sort={
        <SortFilter
          sorts={forumList.sorts}
          sayChoice={(sort) => say(`discussion.sort.${sort}`)}
          value={filter.sort}
          onChange={(sort) => change({ sort })}
        />
      }
      chips={chips}
    />
  );
}
