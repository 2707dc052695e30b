import { type ReactNode, useEffect } from 'react';
import { Heading } from './heading.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The h1, which is focused when a person navigates here. */
  title: string;
  /** One line under the title: how many, whose, since when. */
  lead?: ReactNode;
  /** Small words over the title: where this belongs. */
  above?: ReactNode;
  /** Buttons; the page's one main action first. */
  actions?: ReactNode;
}

/** The head of every page: its h1 and its document title. */
export function PageHeader({ title, lead, above, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Samspel`;
  }, [title]);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {above && <div className={styles.above}>{above}</div>}
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
