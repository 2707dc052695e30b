import { StarIcon } from '@navikt/aksel-icons';
import { BellSign } from '../../areas/notification/bell-sign.tsx';
import { useNewCount } from '../../areas/notification/use-new-count.ts';
import { useNotices } from '../../areas/notification/use-notices.ts';
import { useText } from '../../texts/text.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import { ignoredClass, type RightContent, type RightSidebarState, rightSidebarId } from './use-right-sidebar.ts';

/** The star and the bell of the header, which open the right sidebar. */
export function SidebarButtons({ sidebar: { shown, toggle } }: { sidebar: RightSidebarState }) {
  const say = useText();
  const count = useNewCount();
  useNotices();
  const opens = (content: RightContent) => ({
    className: ignoredClass,
    'aria-expanded': shown === content,
    'aria-controls': shown === content ? rightSidebarId : undefined,
    onClick: () => toggle(content),
  });
  return (
    <>
      <IconButton
        label={say('notification.favourites')}
        icon={<StarIcon aria-hidden="true" />}
        data-tour="followed"
        {...opens('favourites')}
      />
      <IconButton
        label={say('notification.bell', { count })}
        icon={<BellSign count={count} />}
        data-tour="bell"
        {...opens('notifications')}
      />
    </>
  );
}
