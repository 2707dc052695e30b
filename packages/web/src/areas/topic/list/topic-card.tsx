import { HandShakeHeartIcon } from '@navikt/aksel-icons';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayShortDay } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import type { TopicCardFragment } from '../../../generated/graphql.ts';
import { SubjectCard } from '../../../subject/list/subject-card.tsx';
import { useText } from '../../../texts/text.tsx';
import { topicPaths } from '../address/topic.paths.ts';

/** A topic in a list. */
export function TopicCard({ topic }: { topic: TopicCardFragment }) {
  const say = useText();
  const today = useToday();
  const { category, descriptionText, lastUpdated } = topic;
  const day = lastUpdated && sayShortDay(say, osloToday(new Date(lastUpdated)), today);
  return (
    <SubjectCard
      subject={topic}
      to={topicPaths.one(topic)}
      sign={<HandShakeHeartIcon aria-hidden="true" />}
      what={say(`topic.category.${category}`)}
      description={descriptionText}
      foot={<span>{day && say('subject.changed', { day })}</span>}
    />
  );
}
