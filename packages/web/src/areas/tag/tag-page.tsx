import { MenuElipsisHorizontalIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useQuery } from 'urql';
import { useMay } from '../../core/person/use-may.ts';
import { TagPageDocument, type TagPageQuery } from '../../generated/graphql.ts';
import { Missing } from '../../subject/page/missing.tsx';
import { problemOf } from '../../texts/problem.ts';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageProblem } from '../../ui/layout/page-problem.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import { FollowTag } from './follow-tag.tsx';
import { MergeTag } from './merge-tag.tsx';
import { paths } from './paths.ts';
import { RenameTag } from './rename-tag.tsx';
import styles from './tag-page.module.css';
import { TaggedKind } from './tagged-kind.tsx';

/** /tag/:title: a tag, and everything with it that I may read. */
export function Component() {
  const say = useText();
  const { title = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: TagPageDocument,
    variables: { title },
    requestPolicy: 'cache-and-network',
  });
  if (data) return <OneTag key={data.tag.id} {...data} />;
  if (!error) return <Skeleton lines={6} />;
  if (problemOf(error).code === 'notFound')
    return <Missing wayOut={<LinkButton to={paths.all}>{say('tag.all')}</LinkButton>} />;
  return <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
}

function OneTag({ tag, taggedKinds }: TagPageQuery) {
  const say = useText();
  const navigate = useNavigate();
  const may = useMay();
  const [action, setAction] = useState<'rename' | 'merge' | null>(null);
  const count = taggedKinds.reduce((sum, one) => sum + one.count, 0);
  const dialog = {
    title: tag.title,
    onClose: () => setAction(null),
    onTurned: (title: string) => navigate(paths.one(title), { replace: true }),
  };
  return (
    <>
      <PageHeader
        above={<TextLink to={paths.all}>{say('tag.title')}</TextLink>}
        title={tag.title}
        lead={say('tag.count', { count })}
        actions={
          <>
            <FollowTag tag={tag} />
            {may.administer && (
              <Menu
                label={say('subject.more')}
                trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}
              >
                <MenuItem onSelect={() => setAction('rename')}>{say('tag.rename')}</MenuItem>
                <MenuItem onSelect={() => setAction('merge')}>{say('tag.merge')}</MenuItem>
              </Menu>
            )}
          </>
        }
      />
      <div className={styles.page}>
        {taggedKinds.map((of) => (
          <TaggedKind key={of.kind} title={tag.title} of={of} />
        ))}
      </div>
      {action === 'rename' && <RenameTag {...dialog} />}
      {action === 'merge' && <MergeTag {...dialog} count={count} />}
    </>
  );
}
