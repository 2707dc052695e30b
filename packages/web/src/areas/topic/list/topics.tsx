import { PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AllTopicsDocument } from '../../../generated/graphql.ts';
import { ListPage } from '../../../subject/list/list-page.tsx';
import { useText } from '../../../texts/text.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { topicPaths } from '../address/topic.paths.ts';
import { CategoryFilter } from './category-filter.tsx';
import { TopicCard } from './topic-card.tsx';
import { topicList } from './topic-list.ts';

/** Topics to find and open. @param preset the organization of 'my municipality' */
export function Topics({ title, preset }: { title?: string; preset?: { id: string; name: string } }) {
  const say = useText();
  const [address] = useSearchParams();
  const onlyMine = address.get('mine') === 'true';
  const also = useMemo(() => ({ onlyMine }), [onlyMine]);
  return (
    <ListPage
      schema={topicList}
      document={AllTopicsDocument}
      also={also}
      path={topicPaths.list}
      preset={preset}
      above={<TextLink to={topicPaths.dashboard}>{say('topic.many')}</TextLink>}
      title={title ?? say(onlyMine ? 'topic.mine' : 'topic.explore')}
      sayCount={(count, limited) =>
        [say('topic.count', { count }), limited > 0 && say('subject.list.limited', { count: limited })]
          .filter(Boolean)
          .join(', ')
      }
      saySort={(sort) => say(`subject.sort.${sort}`)}
      action={
        <>
          <LinkButton to={topicPaths.create} variant="primary" icon={<PlusIcon />}>
            {say('topic.create')}
          </LinkButton>
          <LinkButton to={topicPaths.trash} icon={<TrashIcon />}>
            {say('subject.trash')}
          </LinkButton>
        </>
      }
      ownFilters={({ filter, change }) => (
        <CategoryFilter value={filter.category} onChange={(category) => change({ category })} />
      )}
      ownBoxes={({ filter, change }) => (
        <Checkbox
          label={say('topic.onlyMine')}
          checked={filter.mine === 'true'}
          onChange={(event) => change({ mine: event.target.checked ? 'true' : null })}
        />
      )}
      card={(topic) => <TopicCard key={topic.id} topic={topic} />}
      nothing={
        <EmptyState
          title={say('topic.nobody')}
          action={<LinkButton to={topicPaths.create}>{say('topic.create')}</LinkButton>}
        >
          {say('topic.nobodyHint')}
        </EmptyState>
      }
      allLimited={say('topic.allLimited')}
    />
  );
}
