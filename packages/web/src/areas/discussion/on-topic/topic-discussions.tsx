import { PlusIcon } from '@navikt/aksel-icons';
import { useQuery } from 'urql';
import { askOf } from '../../../core/graphql/ask-ahead.ts';
import { AllDiscussionsDocument } from '../../../generated/graphql.ts';
import type { SectionFile, SectionProps } from '../../../subject/sections/page-section.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { forumPaths } from '../address/forum-paths.ts';
import { DiscussionRow } from '../list/discussion-row.tsx';
import styles from './topic-discussions.module.css';

export const ahead: SectionFile['ahead'] = ({ id }) => [askOf(AllDiscussionsDocument, { topic: id })];

/** The discussions of a topic, the latest activity first: ten of them, with links to all and to a new question. */
export default function TopicDiscussions({ on: { id, isArchived } }: SectionProps) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({
    query: AllDiscussionsDocument,
    variables: { topic: id },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.list;
  if (error && !list) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!list) return <Skeleton lines={5} />;
  const create = !isArchived && (
    <LinkButton variant="primary" icon={<PlusIcon />} to={forumPaths.create(id)}>
      {say('discussion.new')}
    </LinkButton>
  );
  if (list.nodes.length === 0)
    return (
      <EmptyState title={say('discussion.empty')} action={create}>
        {say('discussion.emptyHint')}
      </EmptyState>
    );
  return (
    <div className={styles.discussions}>
      <div className={styles.head}>
        <span>{say('discussion.count', { count: list.totalCount })}</span>
        {create}
      </div>
      <ul>
        {list.nodes.map((discussion) => (
          <DiscussionRow key={discussion.id} discussion={discussion} />
        ))}
      </ul>
      {list.totalCount > list.nodes.length && <TextLink to={forumPaths.list(id)}>{say('discussion.all')}</TextLink>}
    </div>
  );
}
