import { Dialog as DsDialog } from '@digdir/designsystemet-react';
import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../base/heading.tsx';
import styles from './dialog.module.css';
import { useCover } from './use-cover.ts';
import { useOutsidePress } from './use-outside-press.ts';
import { useTooltipFirst } from './use-tooltip-first.ts';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the close button or a click outside; set `open` to false here. */
  onClose: () => void;
  title: ReactNode;
  /** A button beside the title. */
  titleTool?: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** `wide` for forms in two columns; `side` is a drawer from the right edge; `beside` makes room for itself and leaves the page usable. */
  kind?: 'narrow' | 'wide' | 'side' | 'beside';
  /** Whether a drawer is as wide as a sheet needs. */
  isWide?: boolean;
  /** Called by a press on the dark area around the dialog; if missing, such a press closes it. */
  onPressOutside?: () => void;
}

/** A window over the page that holds the focus until it is closed, or one beside it; the focus then returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleTool, children, actions, kind = 'narrow', isWide, onPressOutside } = props;
  const say = useText();
  const titleId = useId();
  const isModal = kind !== 'beside';
  const dialog = useRef<HTMLDialogElement>(null);
  const pressOutside = onPressOutside ?? onClose;
  const outside = useOutsidePress(pressOutside);
  useTooltipFirst(open);
  useCover(dialog, open && isModal, pressOutside);

  return (
    <DsDialog
      ref={dialog}
      open={open}
      onClose={onClose}
      closedby="closerequest"
      {...(isModal && outside)}
      modal={isModal}
      closeButton={say('button.close')}
      placement={kind === 'side' || kind === 'beside' ? 'right' : 'center'}
      className={styles[kind]}
      data-beside={isModal ? undefined : ''}
      data-wide={isWide ? '' : undefined}
      aria-labelledby={titleId}
    >
      {open && (
        <>
          <div className={styles.head}>
            <Heading level={2} size="sm" id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </Heading>
            {titleTool}
          </div>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </DsDialog>
  );
}
