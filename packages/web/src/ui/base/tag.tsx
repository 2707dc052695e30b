import { Tag as DsTag } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

export interface TagProps {
  color?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
  className?: string;
}

/** A short word about a thing: its status, its category. Not a button. */
export function Tag({ color = 'neutral', className, ...rest }: TagProps) {
  return <DsTag data-color={color} data-size="sm" className={classNames(styles.tag, className)} {...rest} />;
}
