import { Button as DsButton } from '@digdir/designsystemet-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'command'> {
  /** `primary` is the one main action of a page; `secondary` has a hairline; `tertiary` is text alone. */
  variant?: 'primary' | 'secondary' | 'tertiary';
  /** `danger` for what cannot be undone, `neutral` for what is beside the matter. */
  color?: 'accent' | 'neutral' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** A leading icon from @navikt/aksel-icons, decorative. */
  icon?: ReactNode;
  /** Shows a spinner and refuses clicks, and Enter in a form that it sends, keeping the width. */
  loading?: boolean;
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button: `<Button onClick={save}>Lagre</Button>`. It is `type="button"` unless told. */
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
