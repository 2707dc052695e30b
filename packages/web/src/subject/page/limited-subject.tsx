import type { Status } from '@samspel/domain/subject/subject';
import type { ReactNode } from 'react';
import { MadeBy } from '../../core/person/made-by.tsx';
import type { MakerFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { AskAccess } from '../access-request/ask-access.tsx';
import { ClapButton } from '../reaction/clap-button.tsx';
import { FollowButton } from '../reaction/follow-button.tsx';
import { sayTitle } from './say-title.ts';

interface Props {
  subject: {
    id: string;
    title: string;
    status: Status;
    isFollowing: boolean;
    isLiked: boolean;
    likes: number;
    createdBy: MakerFragment;
  };
  /** The name of its kind, above the title. */
  above: string;
  /** A link to things that the person may read. */
  wayOut: ReactNode;
}

/** A thing of which I may only see the card, and a way to ask for access. */
export function LimitedSubject({ subject, above, wayOut }: Props) {
  const say = useText();
  const { createdBy } = subject;
  return (
    <>
      <PageHeader
        above={above}
        title={sayTitle(say, subject)}
        lead={<MadeBy by={createdBy} />}
        actions={
          <>
            <FollowButton subject={subject} />
            <ClapButton subject={subject} />
          </>
        }
      />
      <EmptyState
        title={say('subject.limitedHint')}
        action={
          <>
            <AskAccess id={subject.id} owner={createdBy.name} />
            {wayOut}
          </>
        }
      >
        {say('access.request.hint', { owner: createdBy.name })}
      </EmptyState>
    </>
  );
}
