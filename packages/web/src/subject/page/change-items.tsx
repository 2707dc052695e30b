import {
  ArchiveIcon,
  ClockDashedIcon,
  InformationSquareIcon,
  PencilIcon,
  PersonSuitIcon,
  TrashIcon,
} from '@navikt/aksel-icons';
import type { AccessLevel } from '@samspel/domain/subject/access';
import { whyNotEditable } from '@samspel/domain/subject/state';
import type { Status } from '@samspel/domain/subject/subject';
import { useMay } from '../../core/person/use-may.ts';
import { useText } from '../../texts/text.tsx';
import { MenuItem } from '../../ui/overlay/menu.tsx';

/** The dialogs that a thing's menu opens over its page. */
export type ChangeDialog = 'history' | 'edit' | 'owner' | 'archive' | 'delete';

interface Props {
  subject: { status: Status; access: { myAccess: AccessLevel } | null };
  /** The texts of the item for its form: for those who may edit, and for those who may only read. */
  words: { edit: string; about: string };
  open: (dialog: ChangeDialog) => void;
}

/** Items of a thing's menu that change it. Archiving can always be clicked (product/year-wheels#forms); the dialog says if something prevents it. */
export function ChangeItems({ subject: { status, access }, words, open }: Props) {
  const say = useText();
  const { administer } = useMay();
  const myAccess = access?.myAccess ?? 'NONE';
  const isEditable = whyNotEditable({ status, myAccess }) === null;
  return (
    <>
      {myAccess === 'WRITE' && (
        <MenuItem startsGroup onSelect={() => open('history')}>
          <ClockDashedIcon aria-hidden="true" />
          {say('history.title')}
        </MenuItem>
      )}
      <MenuItem startsGroup={myAccess !== 'WRITE'} onSelect={() => open('edit')}>
        {isEditable ? <PencilIcon aria-hidden="true" /> : <InformationSquareIcon aria-hidden="true" />}
        {isEditable ? words.edit : words.about}
      </MenuItem>
      {administer && isEditable && (
        <MenuItem onSelect={() => open('owner')}>
          <PersonSuitIcon aria-hidden="true" />
          {say('subject.owner.change')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => open('archive')}>
        <ArchiveIcon aria-hidden="true" />
        {say(status === 'ARCHIVED' ? 'subject.unArchive' : 'subject.archive')}
      </MenuItem>
      {isEditable && (
        <MenuItem isDangerous onSelect={() => open('delete')}>
          <TrashIcon aria-hidden="true" />
          {say('button.delete')}
        </MenuItem>
      )}
    </>
  );
}
