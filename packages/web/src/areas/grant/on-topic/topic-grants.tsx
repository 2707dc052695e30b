import { PlusIcon } from '@navikt/aksel-icons';
import { useQuery } from 'urql';
import { askOf } from '../../../core/graphql/ask-ahead.ts';
import { useLiveSubjects } from '../../../core/live/live-subjects.ts';
import { TopicGrantsDocument } from '../../../generated/graphql.ts';
import type { SectionFile, SectionProps } from '../../../subject/sections/page-section.ts';
import { relatePath } from '../../../subject/sections/relate-path.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { GrantCard } from '../list/grant-card.tsx';
import styles from './topic-grants.module.css';

export const ahead: SectionFile['ahead'] = ({ id }) => [askOf(TopicGrantsDocument, { id })];

/** The grants that a topic is related to, by when one can apply and who gives them; whoever may write the topic relates more. */
export default function TopicGrants({ on }: SectionProps) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({
    query: TopicGrantsDocument,
    variables: { id: on.id },
    requestPolicy: 'cache-and-network',
  });
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  useLiveSubjects([on.id], readAgain);
  if (error && !data) return <ErrorState error={error} onRetry={readAgain} />;
  if (!data) return <Skeleton lines={4} />;
  const { nodes, totalCount } = data.related;
  const grants = nodes.flatMap((node) => ('title' in node ? node : []));
  const relate = on.canEdit && (
    <LinkButton to={relatePath(on)} icon={<PlusIcon />}>
      {say('grant.relate')}
    </LinkButton>
  );
  if (grants.length === 0)
    return (
      <EmptyState title={say('topic.none.grants')} action={relate}>
        {say('topic.none.grantsHint')}
      </EmptyState>
    );
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <span>
          {totalCount > grants.length
            ? say('grant.related.some', { shown: grants.length, count: totalCount })
            : say('grant.related.count', { count: totalCount })}
        </span>
        {relate}
      </div>
      <ul className={styles.grants}>
        {grants.map((grant) => (
          <GrantCard key={grant.id} grant={grant} />
        ))}
      </ul>
    </div>
  );
}
