import type { ReactNode } from 'react';
import styles from './ruled-list.module.css';

/** A list with a line below each item. The item's own text comes above the facts about it. */
export const RuledList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>;
