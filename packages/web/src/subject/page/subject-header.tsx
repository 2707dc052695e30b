import { MenuElipsisHorizontalIcon, PersonPlusIcon } from '@navikt/aksel-icons';
import type { AccessLevel, Visibility } from '@samspel/domain/subject/access';
import { whyNotEditable } from '@samspel/domain/subject/state';
import type { Status } from '@samspel/domain/subject/subject';
import type { ReactNode } from 'react';
import { MadeBy } from '../../core/person/made-by.tsx';
import { useMe } from '../../core/person/me.tsx';
import type { MakerFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PrivacySign } from '../access/privacy-sign.tsx';
import { WaitingRequests } from '../access-request/waiting-requests.tsx';
import { LastEdit } from '../history/last-edit.tsx';
import { NotifyControl } from '../notify/notify-control.tsx';
import { ClapButton } from '../reaction/clap-button.tsx';
import { FollowButton } from '../reaction/follow-button.tsx';
import { ShareByMail } from '../share/share-by-mail.tsx';
import { sayTitle } from './say-title.ts';
import styles from './subject-header.module.css';

/** What the head of a page needs of a thing. */
interface Headed {
  id: string;
  title: string;
  status: Status;
  isLimited: boolean;
  isRestricted: boolean | null;
  access: { visibility: Visibility; myAccess: AccessLevel } | null;
  isFollowing: boolean;
  isLiked: boolean;
  likes: number;
  createdBy: MakerFragment;
  lastEdit: { at: string; by: { name: string } } | null;
}

interface Props {
  subject: Headed;
  /** A small icon of it. */
  sign: ReactNode;
  /** The name of its kind, above the title. */
  what: string;
  /** The page's one main action. */
  main?: ReactNode;
  onShare: () => void;
  /** Called when I have begun to follow it, to offer what often comes next. */
  onFollowed?: (() => void) | undefined;
  /** Rare actions: the items of a menu. */
  more: ReactNode;
  /** See `PageHeaderProps`. */
  isLow?: boolean;
}

/** The head of a thing's page: its title, its kind and its maker, and beside them the actions, the main one first. */
export function SubjectHeader({ subject, sign, what, main, onShare, onFollowed, more, isLow }: Props) {
  const say = useText();
  const { id, isRestricted, access } = subject;
  // Whoever made it is told of it anyway.
  const isMine = useMe().id === subject.createdBy.id;
  const mayShare = whyNotEditable({ status: subject.status, myAccess: access?.myAccess ?? 'NONE' }) === null;
  return (
    <>
      <PageHeader
        above={<Above subject={subject} sign={sign} what={what} />}
        title={sayTitle(say, subject)}
        isLow={isLow}
        lead={<Lead subject={subject} />}
        actions={
          <div className={styles.actions}>
            {main}
            {(!isMine || subject.isFollowing) && <FollowButton subject={subject} onFollowed={onFollowed} />}
            <NotifyControl id={subject.id} />
            <ClapButton subject={subject} isQuiet={subject.likes === 0} />
            <ShareByMail id={id} onGiveAccess={isRestricted && mayShare ? onShare : undefined} />
            <Button icon={<PersonPlusIcon />} onClick={onShare}>
              {say('button.share')}
            </Button>
            <Menu
              label={say('subject.more')}
              trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}
            >
              {more}
            </Menu>
          </div>
        }
      />
      {isRestricted && mayShare && <WaitingRequests id={id} />}
    </>
  );
}

function Above({ subject, sign, what }: Pick<Props, 'subject' | 'sign' | 'what'>) {
  const say = useText();
  const { isRestricted, status } = subject;
  return (
    <span className={styles.above}>
      <span className={styles.sign}>{sign}</span>
      {what}
      {(status === 'DRAFT' || status === 'TO_APPROVAL') && (
        <span className={styles.private}>{say(`subject.status.${status}`)}</span>
      )}
      {isRestricted && (
        <span className={styles.private}>
          <PrivacySign subject={subject} />
        </span>
      )}
    </span>
  );
}

function Lead({ subject }: Pick<Props, 'subject'>) {
  const { createdBy, lastEdit } = subject;
  const by = <MadeBy by={createdBy} />;
  if (!lastEdit) return by;
  return (
    <>
      {by} ·{' '}
      <span className={styles.updated}>
        <LastEdit of={subject} />
      </span>
    </>
  );
}
