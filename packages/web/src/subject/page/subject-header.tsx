import { MenuElipsisHorizontalIcon, PersonPlusIcon } from '@navikt/aksel-icons';
import type { AccessLevel, Visibility } from '@samspel/domain/subject/access';
import { mayEdit } from '@samspel/domain/subject/state';
import type { Status } from '@samspel/domain/subject/subject';
import type { ReactNode } from 'react';
import { MadeBy } from '../../core/person/made-by.tsx';
import { useMe } from '../../core/person/me.tsx';
import type { MakerFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { PrivacySign } from '../access/privacy-sign.tsx';
import { WaitingRequests } from '../access-request/waiting-requests.tsx';
import { LastEdit } from '../history/last-edit.tsx';
import { NotifyControl } from '../notify/notify-control.tsx';
import { ClapButton } from '../reaction/clap-button.tsx';
import { FollowButton } from '../reaction/follow-button.tsx';
import { ShareByMail } from '../share/share-by-mail.tsx';
import { RareActions } from './rare-actions.tsx';
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
  /** In a low head: icons of what those who may only read it often want, after the main action. */
  beside?: ReactNode;
  /** In a low head: why it cannot be changed, in few words. */
  standing?: string | undefined;
  onShare: () => void;
  /** Called when I have begun to follow it, to offer what often comes next. */
  onFollowed?: (() => void) | undefined;
  /** Rare actions: the items of a menu. */
  more: ReactNode;
  /** The tabs of a page that gives its height to what it shows: its head is then one row, and the rarer actions are in the menu. */
  tabs?: ReactNode;
}

/** The head of a thing's page: its title, its kind and its maker, and beside them the actions, the main one first. */
export function SubjectHeader(props: Props) {
  const { subject, sign, what, main, beside, standing, onShare, onFollowed, more, tabs } = props;
  const say = useText();
  const { id, isRestricted } = subject;
  // Whoever made it is told of it anyway.
  const isMine = useMe().id === subject.createdBy.id;
  const mayShare = mayEdit(subject);
  const onGiveAccess = isRestricted && mayShare ? onShare : undefined;
  const follow = (!isMine || subject.isFollowing) && <FollowButton subject={subject} onFollowed={onFollowed} />;
  const share = (
    <Button icon={<PersonPlusIcon />} onClick={onShare}>
      {say('button.share')}
    </Button>
  );
  if (tabs) {
    return (
      <>
        <PageHeader
          isLow
          title={sayTitle(say, subject)}
          lead={hasSigns(subject) || standing ? <Standing subject={subject}>{standing}</Standing> : undefined}
          tabs={tabs}
          actions={
            <div className={styles.actions}>
              {main}
              {follow}
              {beside}
              {subject.likes > 0 && <ClapButton subject={subject} />}
              {mayShare ? (
                share
              ) : (
                <IconButton
                  label={say('button.share')}
                  icon={<PersonPlusIcon aria-hidden="true" fontSize="1.5rem" />}
                  onClick={onShare}
                />
              )}
              <RareActions id={id} onGiveAccess={onGiveAccess}>
                {more}
              </RareActions>
            </div>
          }
        />
        {isRestricted && mayShare && <WaitingRequests id={id} />}
      </>
    );
  }
  return (
    <>
      <PageHeader
        above={<Above subject={subject} sign={sign} what={what} />}
        title={sayTitle(say, subject)}
        lead={<Lead subject={subject} />}
        isList
        actions={
          <div className={styles.actions}>
            {main}
            {follow}
            <NotifyControl id={subject.id} />
            <ClapButton subject={subject} isQuiet={subject.likes === 0} />
            <ShareByMail id={id} onGiveAccess={onGiveAccess} />
            {share}
            <Menu
              isRare
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
  return (
    <span className={styles.above}>
      <span className={styles.sign}>{sign}</span>
      {what}
      <Signs subject={subject} />
    </span>
  );
}

/** That it is not published, and who may see it, unless that is everybody. */
function Signs({ subject }: Pick<Props, 'subject'>) {
  const say = useText();
  const { isRestricted, status } = subject;
  return (
    <>
      {(status === 'DRAFT' || status === 'TO_APPROVAL') && (
        <span className={styles.private}>{say(`subject.status.${status}`)}</span>
      )}
      {isRestricted && (
        <span className={styles.private}>
          <PrivacySign subject={subject} />
        </span>
      )}
    </>
  );
}

const hasSigns = ({ isRestricted, status }: Headed) => isRestricted || status === 'DRAFT' || status === 'TO_APPROVAL';

function Standing({ subject, children }: { subject: Headed; children: ReactNode }) {
  return (
    <span className={styles.standing}>
      <Signs subject={subject} />
      {children}
    </span>
  );
}

/** Its kind, who made it, and when it was last changed: for a page with a low head, below what it shows. */
export function SubjectOrigin(props: Pick<Props, 'subject' | 'sign' | 'what'>) {
  return (
    <div className={styles.origin}>
      <Above {...props} />
      <p>
        <Lead subject={props.subject} />
      </p>
    </div>
  );
}

function Lead({ subject }: Pick<Props, 'subject'>) {
  const { createdBy, lastEdit } = subject;
  const by = <MadeBy by={createdBy} />;
  if (!lastEdit) return by;
  return (
    <span className={styles.lead}>
      <span>{by}</span>{' '}
      <span>
        <LastEdit of={subject} />
      </span>
    </span>
  );
}
