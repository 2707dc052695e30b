import { BellDotIcon, EnvelopeClosedIcon, MenuElipsisHorizontalIcon } from '@navikt/aksel-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import { NotifyLevels } from '../notify/notify-control.tsx';
import { ShareForm, type ShareFormProps } from '../share/share-form.tsx';

interface Props extends Omit<ShareFormProps, 'onClose'> {
  /** The items that are the kind's own. */
  children: ReactNode;
}

/** The menu of a low head: what is rarely done with a thing, and what I am notified of about it. */
export function RareActions({ id, onGiveAccess, children }: Props) {
  const say = useText();
  const [opened, setOpened] = useState<'notify' | 'mail' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Menu label={say('subject.more')} trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}>
        <MenuItem onSelect={() => setOpened('notify')}>
          <BellDotIcon aria-hidden="true" />
          {say('notification.level')}
        </MenuItem>
        <MenuItem onSelect={() => setOpened('mail')}>
          <EnvelopeClosedIcon aria-hidden="true" />
          {say('shareMail.title')}
        </MenuItem>
        {children}
      </Menu>
      {opened === 'notify' && (
        <Dialog open onClose={close} title={say('notification.level')}>
          <NotifyLevels id={id} />
        </Dialog>
      )}
      {opened === 'mail' && (
        <Dialog open onClose={close} title={say('shareMail.title')}>
          <ShareForm id={id} onGiveAccess={onGiveAccess} onClose={close} />
        </Dialog>
      )}
    </>
  );
}
