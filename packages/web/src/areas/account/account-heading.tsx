import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './form.module.css';

/** The head of a public screen. */
export function AccountHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <div className={styles.heading}>
      <PageHeader title={title} lead={lead} />
    </div>
  );
}
