import { Buildings2Icon, CompassIcon, HandShakeHeartIcon, PlusCircleIcon } from '@navikt/aksel-icons';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tile, Tiles } from '../../../ui/tile.tsx';
import { TourButton } from '../../../ui/tour/tour-button.tsx';
import { repeatStop, tourStop } from '../../../ui/tour/tour-step.ts';
import { topicPaths } from '../address/topic.paths.ts';
import { TopicNews } from './topic-news.tsx';

const tiles = [
  { name: 'mine', to: topicPaths.mine, sign: <HandShakeHeartIcon aria-hidden="true" /> },
  { name: 'explore', to: topicPaths.list, sign: <CompassIcon aria-hidden="true" /> },
  { name: 'myMunicipality', to: topicPaths.myMunicipality, sign: <Buildings2Icon aria-hidden="true" /> },
  { name: 'create', to: topicPaths.create, sign: <PlusCircleIcon aria-hidden="true" /> },
] as const;

/** After the four tiles the tour stops at the two lists, and at the button that starts it (product/topics#pages). */
const stops = ['mine', 'explore', 'myMunicipality', 'create', 'followed', 'newest'] as const;

/** /topic: links into topics, those that I follow, and what is new. */
export function Component() {
  const say = useText();
  const { organization } = useMe();
  const steps = [
    ...stops.map((stop) => tourStop(stop, say(`topic.tour.${stop}.title`), say(`topic.tour.${stop}.body`))),
    repeatStop(say('shell.tour.endTitle'), say('shell.tour.endBody')),
  ];
  return (
    <>
      <PageHeader title={say('topic.many')} lead={say('topic.lead')} actions={<TourButton steps={steps} />} />
      <Tiles>
        {tiles.map(({ name, to, sign }) => (
          <Tile
            key={name}
            tour={name}
            to={to}
            sign={sign}
            title={say(`topic.${name}`)}
            body={say(`topic.tile.${name}`, { municipality: organization.name })}
          />
        ))}
      </Tiles>
      <TopicNews />
    </>
  );
}
