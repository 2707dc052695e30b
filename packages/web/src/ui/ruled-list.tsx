import type { ReactNode } from 'react';
import styles from './ruled-list.module.css';

/** A list with a line below each item. What an item says comes above what is told of it. */
export const RuledList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>;
