import {
  CalendarIcon,
  CheckmarkIcon,
  ClockDashedIcon,
  FilesIcon,
  LayersIcon,
  MenuElipsisHorizontalIcon,
  PencilIcon,
  TrashIcon,
} from '@navikt/aksel-icons';
import { useState } from 'react';
import {
  GrantHistoryDocument,
  type GrantPartsFragment,
  RemoveGrantDocument,
  RestoreGrantDocument,
} from '../../../generated/graphql.ts';
import { HistoryDialog } from '../../../subject/history/history-dialog.tsx';
import { DeleteDialog } from '../../../subject/trash/delete-dialog.tsx';
import { useRestore } from '../../../subject/trash/use-restore.ts';
import { useText } from '../../../texts/text.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/overlay/menu.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import { useConfirmDays } from './use-confirm-days.ts';

/** What admins do with a grant: change it, copy it, confirm its days, and see what it said before. */
export function AdminMenu({ grant }: { grant: GrantPartsFragment }) {
  const say = useText();
  const [opened, setOpened] = useState<'history' | 'delete' | null>(null);
  const restore = useRestore(RestoreGrantDocument);
  const confirmDays = useConfirmDays(grant);
  const { id, title, status } = grant;
  const revision = grant.currentRevision.id;
  return (
    <>
      <Menu label={say('subject.more')} trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}>
        <MenuLink to={grantPaths.edit(grant)}>
          <PencilIcon aria-hidden="true" />
          {say('button.edit')}
        </MenuLink>
        <MenuLink to={grantPaths.nextCall(revision)}>
          <CalendarIcon aria-hidden="true" />
          {say('grant.next')}
        </MenuLink>
        <MenuLink to={grantPaths.copy(revision)}>
          <FilesIcon aria-hidden="true" />
          {say('grant.copy')}
        </MenuLink>
        {confirmDays && (
          <MenuItem onSelect={confirmDays}>
            <CheckmarkIcon aria-hidden="true" />
            {say('grant.confirm')}
          </MenuItem>
        )}
        <MenuLink to={grantPaths.revisions(grant)}>
          <LayersIcon aria-hidden="true" />
          {say('grant.revisions')}
        </MenuLink>
        <MenuItem onSelect={() => setOpened('history')}>
          <ClockDashedIcon aria-hidden="true" />
          {say('history.title')}
        </MenuItem>
        <MenuItem isDangerous onSelect={() => setOpened('delete')}>
          <TrashIcon aria-hidden="true" />
          {say('button.delete')}
        </MenuItem>
      </Menu>
      {opened === 'history' && (
        <HistoryDialog
          subject={{ id, title, status, access: { myAccess: 'WRITE' } }}
          document={GrantHistoryDocument}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'delete' && (
        <DeleteDialog
          subject={{ id, mayRestore: true }}
          remove={RemoveGrantDocument}
          question={{ title: say('grant.delete.title', { title }), body: say('grant.delete.body') }}
          done={say('subject.deleted', { title })}
          restore={() => restore(grant)}
          leadsTo={grantPaths.list}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
