import { Button as DsButton } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

export interface LinkButtonProps extends LinkProps {
  variant?: 'primary' | 'secondary' | 'tertiary';
  color?: 'accent' | 'neutral' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** A leading icon, decorative. */
  icon?: ReactNode;
}

/** A link in the shape of a button: `<LinkButton to="/calendar" variant="primary">…`. */
export function LinkButton({ variant = 'secondary', color, size, icon, children, ...rest }: LinkButtonProps) {
  return (
    <DsButton asChild variant={variant} data-color={color} data-size={size}>
      <Link {...rest}>
        {icon && <span aria-hidden="true">{icon}</span>}
        {children}
      </Link>
    </DsButton>
  );
}
