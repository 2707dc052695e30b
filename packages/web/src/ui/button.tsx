import { Button as DsButton } from '@digdir/designsystemet-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'command'> {
  /** `primary` is the one main action of a page; `secondary` has a hairline; `tertiary` is only text. */
  variant?: 'primary' | 'secondary' | 'tertiary';
  /** `danger` for what cannot be undone, `neutral` for a side issue. */
  color?: 'accent' | 'neutral' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** A leading icon from @navikt/aksel-icons, decorative. */
  icon?: ReactNode;
  /** Shows a spinner and keeps the width. Ignores clicks, and Enter in the form that the button sends. */
  loading?: boolean;
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button: `<Button onClick={save}>Lagre</Button>`. Its type is `button` if none is given. */
export function Button({ variant = 'secondary', color, size, icon, fullWidth, children, ...rest }: ButtonProps) {
  return (
    <DsButton
      {...rest}
      onClick={rest.loading ? refuse : rest.onClick}
      variant={variant}
      data-color={color}
      data-size={size}
      data-fullwidth={fullWidth || undefined}
    >
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </DsButton>
  );
}

/** A browser sends a form on Enter by clicking its button, so this refuses both. */
const refuse = (event: MouseEvent): void => event.preventDefault();
