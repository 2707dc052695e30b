import { PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AllTopicsDocument } from '../../../generated/graphql.ts';
import { ListPage } from '../../../subject/list/list-page.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { TogglePill } from '../../../ui/base/pill.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { TourButton } from '../../../ui/tour/tour-button.tsx';
import { repeatStop, tourStop } from '../../../ui/tour/tour-step.ts';
import { topicPaths } from '../address/topic.paths.ts';
import { CategoryFilter } from './category-filter.tsx';
import { TopicCard } from './topic-card.tsx';
import { topicList } from './topic-list.ts';
import { TopicTiles } from './topic-tiles.tsx';

/** The tour stops at the four tiles, at the star with what one follows, at the list, and at the button that starts it (product/topics#pages). */
const stops = ['mine', 'explore', 'myMunicipality', 'create', 'followed', 'newest'] as const;

/** Topics to find and open. @param preset the organization of 'my municipality' */
export function Topics({ title, preset }: { title?: string; preset?: { id: string; name: string } }) {
  const say = useText();
  const [address] = useSearchParams();
  const onlyMine = address.get('mine') === 'true';
  const also = useMemo(() => ({ onlyMine }), [onlyMine]);
  const tour = [
    ...stops.map((stop) => tourStop(stop, say(`topic.tour.${stop}.title`), say(`topic.tour.${stop}.body`))),
    repeatStop(say('shell.tour.endTitle'), say('shell.tour.endBody')),
  ];
  return (
    <ListPage
      schema={topicList}
      document={AllTopicsDocument}
      also={also}
      path={topicPaths.list}
      preset={preset}
      presetPath={topicPaths.myMunicipality}
      tiles={<TopicTiles />}
      tour="newest"
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
          <LinkButton to={topicPaths.trash} variant="tertiary" icon={<TrashIcon />}>
            {say('subject.trash')}
          </LinkButton>
          <TourButton steps={tour} />
        </>
      }
      pills={({ filter, change }) => (
        <>
          <TogglePill isOn={onlyMine} onToggle={(isOn) => change({ mine: isOn ? 'true' : null })}>
            {say('subject.list.mine')}
          </TogglePill>
          <CategoryFilter value={filter.category} onChange={(category) => change({ category })} />
        </>
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
