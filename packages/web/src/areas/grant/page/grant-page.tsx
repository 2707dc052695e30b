import { ClockDashedIcon, ExternalLinkIcon, MenuElipsisHorizontalIcon } from '@navikt/aksel-icons';
import { idFromUri } from '@samspel/domain/subject/address';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useQuery } from 'urql';
import { useUnsavedParts } from '../../../core/forms/unsaved.ts';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useLiveSubject } from '../../../core/live/live-subject.ts';
import { UpdatedNotice } from '../../../core/live/updated-notice.tsx';
import {
  GrantHistoryDocument,
  GrantPageDocument,
  type GrantPartsFragment,
  GrantReadableDocument,
} from '../../../generated/graphql.ts';
import { WhatHangs } from '../../../subject/hanging/what-hangs.tsx';
import { HistoryDialog } from '../../../subject/history/history-dialog.tsx';
import { LastEdit } from '../../../subject/history/last-edit.tsx';
import { NotifyControl } from '../../../subject/notify/notify-control.tsx';
import { PageNotice } from '../../../subject/page/page-notice.tsx';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useReadable } from '../../../subject/page/use-readable.ts';
import { ClapButton } from '../../../subject/reaction/clap-button.tsx';
import { FollowButton } from '../../../subject/reaction/follow-button.tsx';
import { problemOf } from '../../../texts/problem.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { PageProblem } from '../../../ui/page-problem.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { CallState } from '../parts/call-state.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import { GrantContent } from './grant-content.tsx';
import styles from './grant-page.module.css';

/** /action-value/:uri: the grant whose id the address ends with. */
export function Component() {
  const { uri = '' } = useParams();
  const id = idFromUri(uri);
  return id ? <Found key={id} id={id} /> : <NotFound id={uri} onRetry={() => location.reload()} />;
}

function Found({ id }: { id: string }) {
  const [{ data, error }, ask] = useQuery({ query: GrantPageDocument, variables: { id } });
  const reload = () => ask({ requestPolicy: 'network-only' });
  if (error && problemOf(error).code === 'notFound') return <NotFound id={id} onRetry={reload} />;
  if (data) return <One grant={data.found} onReload={reload} />;
  return error ? <PageProblem error={error} onRetry={reload} /> : <PageLoading />;
}

/** Where a grant is not there, or is none for me. */
function NotFound({ id, onRetry }: { id: string; onRetry: () => void }) {
  const say = useText();
  return (
    <>
      <PageHeader title={say('grant.notFound.title')} lead={say('grant.notFound', { id })} />
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          {say('button.retry')}
        </Button>
        <TextLink to={grantPaths.list}>{say('grant.explore')}</TextLink>
      </div>
    </>
  );
}

const stay = () => {};

function One({ grant, onReload }: { grant: GrantPartsFragment; onReload: () => void }) {
  const say = useText();
  const live = useLiveSubject(grant.id, { readAgain: onReload, isReadable: useReadable(GrantReadableDocument) });
  const { isUnsaved, report } = useUnsavedParts();
  const discard = useDiscard(isUnsaved, stay);
  const { id, kind, status, myAccess } = grant;
  const canEdit = myAccess === 'WRITE' && status !== 'ARCHIVED';
  return (
    <>
      <UpdatedNotice live={live} onReload={onReload} />
      <Head grant={grant} />
      {status === 'DRAFT' && <PageNotice>{say('subject.page.draft')}</PageNotice>}
      <GrantContent grant={grant} />
      <WhatHangs
        on={{ id, kind, canEdit, isArchived: status === 'ARCHIVED' }}
        guard={{ report, before: discard.before }}
      />
      {discard.question}
    </>
  );
}

function Head({ grant }: { grant: GrantPartsFragment }) {
  const say = useText();
  const navigate = useNavigate();
  const [isHistoryOpen, openHistory] = useState(false);
  const { sourceUrl } = grant.currentRevision;
  const root = { ...grant, access: { myAccess: grant.myAccess } };
  return (
    <>
      <PageHeader
        above={
          <span className={styles.above}>
            <TextLink to={grantPaths.list}>{say('grant.many')}</TextLink>
            <CallState grant={grant} />
          </span>
        }
        title={sayTitle(say, grant)}
        lead={<LastEdit of={grant} />}
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
            <Button variant="tertiary" onClick={() => navigate(-1)}>
              {say('button.back')}
            </Button>
            {grant.myAccess === 'WRITE' && (
              <Menu
                label={say('subject.more')}
                trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}
              >
                <MenuItem onSelect={() => openHistory(true)}>
                  <ClockDashedIcon aria-hidden="true" />
                  {say('history.title')}
                </MenuItem>
              </Menu>
            )}
          </div>
        }
      />
      {isHistoryOpen && (
        <HistoryDialog subject={root} document={GrantHistoryDocument} onClose={() => openHistory(false)} />
      )}
    </>
  );
}
