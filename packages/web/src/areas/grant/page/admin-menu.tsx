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
import { useMutation } from 'urql';
import { GrantHistoryDocument, type GrantPartsFragment, UpdateGrantDocument } from '../../../generated/graphql.ts';
import { HistoryDialog } from '../../../subject/history/history-dialog.tsx';
import { useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import { RootDelete } from '../../../subject/root/root-delete.tsx';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/overlay/menu.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import { grantRoot } from '../parts/grant.root.ts';

/** What admins do with a grant: change it, copy it, confirm its days, and see what it said before. */
export function AdminMenu({ grant }: { grant: GrantPartsFragment }) {
  const say = useText();
  const [opened, setOpened] = useState<'history' | 'delete' | null>(null);
  const confirmDays = useConfirmDays(grant);
  const { id, title, status } = grant;
  const revision = grant.currentRevision.id;
  return (
    <>
      <Menu
        isRare
        label={say('subject.more')}
        trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}
      >
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
        <RootDelete of={grantRoot} thing={{ id, title, mayRestore: true }} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

/** Returns a function that marks every day of a grant as announced; undefined if no day is only expected. */
function useConfirmDays({ id, version, deadlines }: GrantPartsFragment): (() => void) | undefined {
  const say = useText();
  const sayProblem = useProblemText();
  const sayThatSaved = useSavedToast();
  const [, update] = useMutation(UpdateGrantDocument);
  if (!deadlines.some(({ isExpected }) => isExpected)) return undefined;
  return async () => {
    const confirmed = deadlines.map(({ type, date }) => ({ type, date, isExpected: false }));
    const { data, error } = await update({ input: { id, version, deadlines: confirmed } });
    if (error) toast.error(sayProblem(error));
    else sayThatSaved(data?.saved, say('grant.confirmed'));
  };
}
