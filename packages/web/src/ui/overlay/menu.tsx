import { Dropdown } from '@digdir/designsystemet-react';
import { CheckmarkIcon } from '@navikt/aksel-icons';
import { type ComponentProps, type FocusEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import styles from './menu.module.css';

export interface MenuProps {
  /** The accessible name of the button if its content is only an icon or a picture. */
  label?: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** `MenuItem` and `MenuLink`. */
  children: ReactNode;
  placement?: ComponentProps<typeof Dropdown>['placement'];
  triggerClassName?: string;
  /** Rare actions of the page, among the buttons of its head: on a phone it is in the row of the title. */
  isRare?: boolean;
  /** The last choice is still being carried out: the button keeps the focus and opens nothing. */
  isBusy?: boolean;
}

/**
 * A button that opens a short list of actions; Escape, a choice, a click outside or leaving it closes it. A choice first returns the focus to the
 * button, so that a dialog it opens returns the focus there.
 */
export function Menu({
  label,
  trigger,
  children,
  placement = 'bottom-end',
  triggerClassName,
  isRare,
  isBusy,
}: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = () => {
    button.current?.focus();
    setOpen(false);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Dropdown.TriggerContext>
      <Dropdown.Trigger
        ref={button}
        variant="tertiary"
        data-color="neutral"
        aria-label={label}
        aria-expanded={open}
        aria-busy={isBusy}
        aria-disabled={isBusy || undefined}
        className={triggerClassName}
        data-rare={isRare || undefined}
        onClick={() => isBusy || setOpen(!open)}
      >
        {trigger}
      </Dropdown.Trigger>
      <Dropdown
        id={id}
        data-size="sm"
        data-color="neutral"
        open={open}
        placement={placement}
        onClose={() => setOpen(false)}
        onClick={chosen}
        onBlur={leave}
      >
        <Dropdown.List>{children}</Dropdown.List>
      </Dropdown>
    </Dropdown.TriggerContext>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  children: ReactNode;
  /** Marks the current one. */
  current?: boolean;
  /** Draws a line between it and those before it. */
  startsGroup?: boolean;
  /** For removing something: it is set apart, and in red. */
  isDangerous?: boolean;
}

/** An action in a Menu. */
export function MenuItem({ onSelect, children, current, startsGroup, isDangerous }: MenuItemProps) {
  return (
    <Dropdown.Item className={startsGroup || isDangerous ? styles.group : undefined}>
      <Dropdown.Button onClick={onSelect} aria-current={current} data-color={isDangerous ? 'danger' : undefined}>
        {children}
        {current && <CheckmarkIcon aria-hidden="true" />}
      </Dropdown.Button>
    </Dropdown.Item>
  );
}

/** A link in a Menu. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Dropdown.Item>
      <Dropdown.Button asChild>
        <Link to={to}>{children}</Link>
      </Dropdown.Button>
    </Dropdown.Item>
  );
}
