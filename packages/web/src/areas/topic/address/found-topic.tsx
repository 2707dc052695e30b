import type { ReactNode } from 'react';
import { TopicPageDocument, type TopicPartsFragment } from '../../../generated/graphql.ts';
import { LimitedSubject } from '../../../subject/page/limited-subject.tsx';
import { Lost } from '../../../subject/page/lost.tsx';
import { Missing } from '../../../subject/page/missing.tsx';
import { SubjectLoader } from '../../../subject/page/subject-loader.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { topicPaths } from './topic.paths.ts';

interface Props {
  /** Shows the topic; `reload` reads it again. */
  show: (topic: TopicPartsFragment, reload: () => void) => ReactNode;
}

/** The topic that the address names, or why it is not shown. */
export function FoundTopic({ show }: Props) {
  const say = useText();
  const wayOut = <LinkButton to={topicPaths.list}>{say('topic.explore')}</LinkButton>;
  return (
    <SubjectLoader
      document={TopicPageDocument}
      show={show}
      limited={(topic) => (
        <LimitedSubject subject={topic} above={say(`topic.category.${topic.category}`)} wayOut={wayOut} />
      )}
      missing={<Missing wayOut={wayOut} />}
      lost={<Lost wayOut={wayOut} />}
    />
  );
}
