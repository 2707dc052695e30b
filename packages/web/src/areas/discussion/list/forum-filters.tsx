import type { ComponentProps } from 'react';
import { WhoSearch } from '../../../core/who/who-search.tsx';
import { SortFilter } from '../../../subject/list/sort-filter.tsx';
import type { ListAddress } from '../../../subject/list/use-list-address.ts';
import { useText } from '../../../texts/text.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { type forumChoices, forumList } from './discussion-list.ts';
import styles from './forum-list.module.css';

interface Props {
  address: ListAddress<typeof forumChoices>;
  /** Keeps the name of what was chosen, for its chip. */
  remember: (who: Parameters<ComponentProps<typeof WhoSearch>['onPick']>[0]) => void;
}

/** The filters of a list of discussions: municipalities, words, my own, unanswered ones; and the order. */
export function ForumFilters({ address: { filter, change }, remember }: Props) {
  const say = useText();
  const box = (name: 'mine' | 'unanswered' | 'unaccepted', label: string) => (
    <Checkbox
      label={label}
      checked={filter[name] !== null}
      onChange={(event) => change({ [name]: event.target.checked ? 'true' : null })}
    />
  );
  return (
    <>
      <div className={styles.filters}>
        <WhoSearch
          label={say('discussion.municipalities')}
          placeholder={say('subject.list.searchHint')}
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
        <SortFilter
          sorts={forumList.sorts}
          sayChoice={(sort) => say(`discussion.sort.${sort}`)}
          value={filter.sort}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <div className={styles.boxes}>
        {box('mine', say('discussion.onlyMine'))}
        {box('unanswered', say('discussion.unanswered'))}
        {box('unaccepted', say('discussion.unaccepted'))}
      </div>
    </>
  );
}
