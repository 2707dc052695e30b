import type { ElementType, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardProps {
  /** The element; `li` in a list, `article` for a separate thing. */
  as?: ElementType;
  /** Lifts its hairline when pointed at: for cards that one link covers (`CardLink`). */
  interactive?: boolean;
  children: ReactNode;
  className?: string;
  /** The name by which a tour finds it. */
  'data-tour'?: string;
}

/** A sheet of paper with a hairline around it. */
export function Card({ as: Element = 'div', interactive, className, ...rest }: CardProps) {
  return <Element className={classNames(styles.card, interactive && styles.interactive, className)} {...rest} />;
}
