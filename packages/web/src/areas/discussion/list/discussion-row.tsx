import { CheckmarkCircleFillIcon } from '@navikt/aksel-icons';
import { OrganizationLink } from '../../../core/person/organization-link.tsx';
import { PersonLink } from '../../../core/person/person-link.tsx';
import { useMoment } from '../../../core/time/use-moment.ts';
import type { DiscussionRowFragment } from '../../../generated/graphql.ts';
import { NewMark } from '../../../subject/new-since/new-since.tsx';
import { useText } from '../../../texts/text.tsx';
import { Card } from '../../../ui/base/card.tsx';
import { CardLink } from '../../../ui/base/card-link.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { forumPaths } from '../address/forum-paths.ts';
import styles from './discussion-row.module.css';

/** A discussion in a list: what is asked, by whom from where, and its answers. */
export function DiscussionRow({ discussion, level = 2 }: { discussion: DiscussionRowFragment; level?: 2 | 3 }) {
  const say = useText();
  const moment = useMoment();
  const { title, summary, createdBy, acceptedAnswer, answerCount, views, dateCreated, lastUpdated } = discussion;
  const Heading = `h${level}` as const;
  return (
    <Card as="li" interactive className={styles.row}>
      <Heading className={styles.title}>
        <CardLink to={forumPaths.discussion(discussion)}>{title}</CardLink>
        <NewMark by={createdBy} at={dateCreated} />
      </Heading>
      <p className={styles.by}>
        <PersonLink person={createdBy} />, <OrganizationLink organization={createdBy.organization} />
      </p>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.facts}>
        <strong data-waits={answerCount === 0 || undefined}>
          {answerCount === 0 ? say('discussion.waiting') : say('discussion.answers', { count: answerCount })}
        </strong>
        {acceptedAnswer && (
          <Tag color="success" className={styles.accepted}>
            <CheckmarkCircleFillIcon aria-hidden="true" />
            {say('discussion.accepted')}
          </Tag>
        )}
        <span>{say('discussion.views', { count: views })}</span>
        <span>{say('discussion.lastActivity', { when: moment(lastUpdated) })}</span>
      </p>
    </Card>
  );
}
