import { LinkIcon } from '@navikt/aksel-icons';
import { mayEdit } from '@samspel/domain/subject/state';
import { topicTabOf } from '@samspel/domain/topic/topic';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useMutation } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import { type TopicPartsFragment, VisitTopicDocument } from '../../../generated/graphql.ts';
import { NewSince } from '../../../subject/new-since/new-since.tsx';
import type { BodyProps } from '../../../subject/root/root-kind.ts';
import { RootPage } from '../../../subject/root/root-page.tsx';
import { relatePath } from '../../../subject/sections/relate-path.ts';
import { useText } from '../../../texts/text.tsx';
import { MenuLink } from '../../../ui/overlay/menu.tsx';
import { topicRoot } from '../form/topic.root.tsx';
import { besideTopic } from './beside-topic.ts';
import { TopicTabs } from './topic-tabs.tsx';

/** /topic/:uri/:tab?: one topic, in tabs. */
export function Component() {
  const may = useMay();
  const tab = topicTabOf(useParams().tab);
  return <RootPage of={topicPage} beside={besideTopic(may, tab)} />;
}

const topicPage: typeof topicRoot = { ...topicRoot, MoreItems, Body };

function MoreItems({ thing }: { thing: TopicPartsFragment }) {
  const say = useText();
  if (!mayEdit(thing)) return null;
  return (
    <MenuLink to={relatePath(thing)}>
      <LinkIcon aria-hidden="true" />
      {say('relation.maker.title')}
    </MenuLink>
  );
}

function Body({ thing, onShare }: BodyProps<TopicPartsFragment>) {
  return (
    <NewSince since={useVisit(thing.id)}>
      <TopicTabs topic={thing} onShare={onShare} />
    </NewSince>
  );
}

/** Reports that I have opened a topic; returns when I was there before, null the first time or if the call fails. */
function useVisit(id: string): string | null {
  const [{ data }, visit] = useMutation(VisitTopicDocument);
  useEffect(() => void visit({ id }), [visit, id]);
  return data?.visitTopic.before ?? null;
}
