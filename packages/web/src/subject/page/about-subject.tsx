import type { ReactNode } from 'react';
import type { AnsweredAccess } from '../access/access-draft.ts';
import { AccessInShort } from '../access/access-in-short.tsx';
import styles from './about-subject.module.css';

interface Props {
  access: AnsweredAccess | null;
  onShare: () => void;
  /** Sections before the one about access. */
  children?: ReactNode;
  /** Sections after it. */
  below?: ReactNode;
}

/** The lower half of the page of a thing: what it is about, and who has access. It is not printed. */
export function AboutSubject({ access, onShare, children, below }: Props) {
  return (
    <div className={styles.about}>
      {children}
      <AccessInShort access={access} onShow={onShare} />
      {below}
    </div>
  );
}
