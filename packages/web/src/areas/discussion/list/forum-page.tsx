import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { ForumTopicDocument } from '../../../generated/graphql.ts';
import { useListed } from '../../../subject/kinds.tsx';
import { Missing } from '../../../subject/page/missing.tsx';
import { problemOf } from '../../../texts/problem.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { forumPaths, topicOf } from '../address/forum-paths.ts';
import { ForumList } from './forum-list.tsx';

/** /forum/:forum and /forum/:forum/create: the discussions of the public forum, or of a topic that I may read. */
export function Component() {
  const { forum = '' } = useParams();
  const topic = topicOf(forum);
  if (topic === undefined) return <ForumList forum={forum} />;
  return topic === null ? <NoForum /> : <TopicForum key={topic} id={topic} forum={forum} />;
}

function NoForum() {
  const say = useText();
  return <Missing wayOut={<LinkButton to={forumPaths.list()}>{say('discussion.forum')}</LinkButton>} />;
}

function TopicForum({ id, forum }: { id: string; forum: string }) {
  const listed = useListed();
  const [{ data, error }, ask] = useQuery({ query: ForumTopicDocument, variables: { id } });
  if (error && problemOf(error).code === 'notFound') return <NoForum />;
  if (error && !data) return <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <PageLoading />;
  const { topic } = data;
  const path = listed('TOPIC')?.path({ id: topic.id, uri: topic.uri ?? null });
  return (
    <ForumList forum={forum} topic={topic} above={path ? <TextLink to={path}>{topic.title}</TextLink> : topic.title} />
  );
}
