import { Tag as DsTag } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';

export interface TagProps {
  color?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
  className?: string;
}

/** A short word about a thing: its status, its category. Not a button. */
export function Tag({ color = 'neutral', ...rest }: TagProps) {
  return <DsTag data-color={color} data-size="sm" {...rest} />;
}
