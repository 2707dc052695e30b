import { ArrowLeftIcon, ExternalLinkIcon } from '@navikt/aksel-icons';
import { useUnsavedParts } from '../../../core/forms/unsaved.ts';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useLiveSubject } from '../../../core/live/live-subject.ts';
import { UpdatedNotice } from '../../../core/live/updated-notice.tsx';
import { useBack } from '../../../core/use-back.ts';
import { GrantPageDocument, type GrantPartsFragment, GrantReadableDocument } from '../../../generated/graphql.ts';
import { LastEdit } from '../../../subject/history/last-edit.tsx';
import { NotifyControl } from '../../../subject/notify/notify-control.tsx';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useReadable } from '../../../subject/page/use-readable.ts';
import { ClapButton } from '../../../subject/reaction/clap-button.tsx';
import { FollowButton } from '../../../subject/reaction/follow-button.tsx';
import { Sections } from '../../../subject/sections/sections.tsx';
import { ShareByMail } from '../../../subject/share/share-by-mail.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageNotice } from '../../../ui/layout/page-notice.tsx';
import { CallState } from '../parts/call-state.tsx';
import { FoundGrant } from '../parts/found-grant.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import { AdminMenu } from './admin-menu.tsx';
import { GrantContent } from './grant-content.tsx';
import styles from './grant-page.module.css';

/** /action-value/:uri: the grant whose id the address ends with. */
export function Component() {
  return (
    <FoundGrant
      document={GrantPageDocument}
      beside={{ kind: 'ACTION_VALUE' }}
      show={(grant, reload) => <One grant={grant} onReload={reload} />}
    />
  );
}

const stay = () => {};

/** What my municipality does with the grant stands beside its deadlines, not below all that others say of it. */
const ours = ['grantCase'];

function One({ grant, onReload }: { grant: GrantPartsFragment; onReload: () => void }) {
  const say = useText();
  const live = useLiveSubject(grant.id, { readAgain: onReload, isReadable: useReadable(GrantReadableDocument) });
  const { isUnsaved, report } = useUnsavedParts();
  const discard = useDiscard(isUnsaved, stay);
  const { id, kind, status, myAccess } = grant;
  const canEdit = myAccess === 'WRITE' && status !== 'ARCHIVED';
  const attachment = {
    on: { id, kind, canEdit, isArchived: status === 'ARCHIVED', level: 2 as const },
    guard: { report, before: discard.before },
  };
  return (
    <>
      <UpdatedNotice live={live} onReload={onReload} />
      <Head grant={grant} />
      {status === 'DRAFT' && <PageNotice>{say('subject.page.draft')}</PageNotice>}
      <GrantContent grant={grant} ours={<Sections {...attachment} only={ours} />} />
      <div className={styles.attachments}>
        <Sections {...attachment} without={ours} />
      </div>
      {discard.question}
    </>
  );
}

function Head({ grant }: { grant: GrantPartsFragment }) {
  const say = useText();
  const back = useBack(grantPaths.list);
  const { sourceUrl } = grant.currentRevision;
  return (
    <PageHeader
      above={
        <span className={styles.above}>
          <Button variant="tertiary" size="sm" icon={<ArrowLeftIcon />} onClick={back}>
            {say('button.back')}
          </Button>
          <CallState grant={grant} />
        </span>
      }
      title={sayTitle(say, grant)}
      lead={<LastEdit of={grant} />}
      isList
      actions={
        <div className={styles.actions}>
          {sourceUrl && (
            <a className="ds-button" data-variant="primary" href={sourceUrl} target="_blank" rel="noreferrer">
              <ExternalLinkIcon aria-hidden="true" />
              {say('grant.announcement')}
            </a>
          )}
          <FollowButton subject={grant} />
          <NotifyControl id={grant.id} />
          <ClapButton subject={grant} />
          {grant.status !== 'DRAFT' && <ShareByMail id={grant.id} />}
          {grant.myAccess === 'WRITE' && <AdminMenu grant={grant} />}
        </div>
      }
    />
  );
}
