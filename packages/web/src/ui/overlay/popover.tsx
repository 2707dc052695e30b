import { Popover as DsPopover } from '@digdir/designsystemet-react';
import { XMarkIcon } from '@navikt/aksel-icons';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../base/heading.tsx';
import { IconButton } from '../base/icon-button.tsx';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The name of the button and of the window. */
  title: string;
  icon: ReactNode;
  /** Its content; a function gets a function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A button that opens a small window over the page, for choices whose effect one wants to see at once. The window takes the focus; Escape and its
 * cross return the focus to the button, and leaving it or a click outside closes it. On a phone it is at the bottom of the screen.
 */
export function Popover({ title, icon, children }: PopoverProps) {
  const say = useText();
  const [open, setOpen] = useState(false);
  const id = useId();
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) inside.current?.focus({ preventScroll: true });
  }, [open]);
  const trigger = useRef<HTMLButtonElement>(null);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && relatedTarget !== trigger.current && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const close = useCallback(() => {
    setOpen(false);
    trigger.current?.focus();
  }, []);
  return (
    <div className={styles.anchor}>
      <IconButton
        ref={trigger}
        label={title}
        icon={icon}
        tooltip="top"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
      />
      <DsPopover
        id={id}
        ref={inside}
        role="dialog"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        className={styles.window}
        placement="bottom-end"
        data-overscroll="contain"
        open={open}
        onBlur={leave}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        {open && (
          <>
            <div className={styles.head}>
              <Heading level={2} size="2xs" id={`${id}-title`}>
                {title}
              </Heading>
              <IconButton
                label={say('button.close')}
                icon={<XMarkIcon aria-hidden="true" fontSize="1.25rem" />}
                size="sm"
                onClick={close}
              />
            </div>
            {typeof children === 'function' ? children(close) : children}
          </>
        )}
      </DsPopover>
    </div>
  );
}
