import { HandShakeHeartIcon } from '@navikt/aksel-icons';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AllTopicsDocument } from '../../../generated/graphql.ts';
import { ListPage } from '../../../subject/list/list-page.tsx';
import { ChangedCard } from '../../../subject/root/changed-card.tsx';
import { useRootList } from '../../../subject/root/use-root-list.tsx';
import { useText } from '../../../texts/text.tsx';
import { TogglePill } from '../../../ui/base/pill.tsx';
import { TourButton } from '../../../ui/tour/tour-button.tsx';
import { repeatStop, tourStop } from '../../../ui/tour/tour-step.ts';
import { topicPaths } from '../address/topic.paths.ts';
import { topicTexts } from '../address/topic.texts.ts';
import { CategoryFilter } from './category-filter.tsx';
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
      preset={preset}
      presetPath={topicPaths.myMunicipality}
      tiles={<TopicTiles />}
      tour="newest"
      title={title ?? say(onlyMine ? 'topic.mine' : 'topic.explore')}
      saySort={(sort) => say(`subject.sort.${sort}`)}
      pills={({ filter, change }) => (
        <>
          <TogglePill isOn={onlyMine} onToggle={(isOn) => change({ mine: isOn ? 'true' : null })}>
            {say('subject.list.mine')}
          </TogglePill>
          <CategoryFilter value={filter.category} onChange={(category) => change({ category })} />
        </>
      )}
      card={(topic) => (
        <ChangedCard
          key={topic.id}
          subject={topic}
          to={topicPaths.one(topic)}
          sign={<HandShakeHeartIcon aria-hidden="true" />}
          what={say(`topic.category.${topic.category}`)}
          description={topic.descriptionText}
        />
      )}
      {...useRootList({ paths: topicPaths, texts: topicTexts }, <TourButton steps={tour} />)}
    />
  );
}

/** /topic/list: all topics that I may know of, or those of them that are mine. */
export const Component = () => <Topics />;
