import { HandShakeHeartIcon } from '@navikt/aksel-icons';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AllTopicsDocument, type TopicCardFragment } from '../../../generated/graphql.ts';
import type { ListedRoot } from '../../../subject/root/root-kind.ts';
import { RootList } from '../../../subject/root/root-list.tsx';
import type { RootSort } from '../../../subject/root/root-sorts.ts';
import { useText } from '../../../texts/text.tsx';
import { TogglePill } from '../../../ui/base/pill.tsx';
import { TourButton } from '../../../ui/tour/tour-button.tsx';
import { repeatStop, tourStop } from '../../../ui/tour/tour-step.ts';
import { topicPaths } from '../address/topic.paths.ts';
import { topicTexts } from '../address/topic.texts.ts';
import { CategoryFilter } from './category-filter.tsx';
import { type TopicChoices, topicList } from './topic-list.ts';
import { TopicTiles } from './topic-tiles.tsx';

const listed: ListedRoot<TopicCardFragment, TopicChoices, RootSort> = {
  paths: topicPaths,
  texts: topicTexts,
  sign: <HandShakeHeartIcon aria-hidden="true" />,
  listed: AllTopicsDocument,
  sayWhat: (say, { category }) => say(`topic.category.${category}`),
  describe: ({ descriptionText }) => descriptionText,
};

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
    <RootList
      of={listed}
      schema={topicList}
      also={also}
      preset={preset}
      presetPath={topicPaths.myMunicipality}
      tiles={<TopicTiles />}
      tour="newest"
      title={title ?? say(onlyMine ? 'topic.mine' : 'topic.explore')}
      moreActions={<TourButton steps={tour} />}
      pills={({ filter, change }) => (
        <>
          <TogglePill isOn={onlyMine} onToggle={(isOn) => change({ mine: isOn ? 'true' : null })}>
            {say('subject.list.mine')}
          </TogglePill>
          <CategoryFilter value={filter.category} onChange={(category) => change({ category })} />
        </>
      )}
    />
  );
}

/** /topic/list: all topics that I may know of, or those of them that are mine. */
export const Component = () => <Topics />;
