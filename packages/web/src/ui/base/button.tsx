import { Button as DsButton } from '@digdir/designsystemet-react';
import type { ReactNode, Ref } from 'react';
import { type PressableProps, pressable } from './pressable.ts';

export interface ButtonProps extends PressableProps {
  /** `primary` is the one main action of a page; `secondary` has a hairline; `tertiary` is only text. */
  variant?: 'primary' | 'secondary' | 'tertiary';
  /** `danger` for what cannot be undone, `neutral` for a side issue. */
  color?: 'accent' | 'neutral' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** A leading icon from @navikt/aksel-icons, decorative. */
  icon?: ReactNode;
  /** Busy for so long that it shows a spinner; it keeps its width. */
  loading?: boolean;
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button: `<Button onClick={save}>Lagre</Button>`. Its type is `button` if none is given. */
export function Button({
  variant = 'secondary',
  color,
  size,
  icon,
  fullWidth,
  loading,
  isBusy,
  children,
  ...rest
}: ButtonProps) {
  return (
    <DsButton
      {...pressable({ ...rest, isBusy: isBusy || loading })}
      loading={loading}
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
