import { PencilIcon } from '@navikt/aksel-icons';
import { useRef, useState } from 'react';
import { OrganizationLink } from '../../../core/person/organization-link.tsx';
import { PersonLink } from '../../../core/person/person-link.tsx';
import { useMoment } from '../../../core/time/use-moment.ts';
import type { DiscussionPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Avatar } from '../../../ui/base/avatar.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import styles from './discussion-page.module.css';
import { QuestionEdit } from './question-edit.tsx';

/** The text of a question; its author and admins can edit it in its place. */
export function Question({ discussion }: { discussion: DiscussionPartsFragment }) {
  const say = useText();
  const moment = useMoment();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { body, createdBy, dateCreated, mayEdit } = discussion;
  const leave = () => {
    setEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isEditing) return <QuestionEdit discussion={discussion} part="body" onDone={leave} />;
  return (
    <section aria-labelledby="discussion-question" className={styles.question}>
      <Heading level={2} size="2xs" id="discussion-question" className="ds-sr-only">
        {say('discussion.question')}
      </Heading>
      <p className={styles.asker}>
        <Avatar name={createdBy.name} picture={createdBy.picture} size="sm" />
        <strong>
          <PersonLink person={createdBy} />
        </strong>
        <span>
          <OrganizationLink organization={createdBy.organization} /> ·{' '}
          {say('discussion.asked', { when: moment(dateCreated) })}
        </span>
      </p>
      <RichText json={body} />
      {mayEdit && (
        <div>
          <Button ref={button} size="sm" icon={<PencilIcon />} onClick={() => setEditing(true)}>
            {say('discussion.editBody')}
          </Button>
        </div>
      )}
    </section>
  );
}
