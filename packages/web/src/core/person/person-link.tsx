import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LinkedPersonFragment } from '../../generated/graphql.ts';
import styles from './person-link.module.css';

interface Props {
  person: Pick<LinkedPersonFragment, 'name' | 'uri'>;
  /** Shown instead of the name, such as the name with a picture. */
  children?: ReactNode;
  /** Called when the link is followed: a dialog around it closes. */
  onFollow?: () => void;
}

/** A person's name as a link to their page; only the name if they no longer have a page. */
export function PersonLink({ person: { name, uri }, children = name, onFollow }: Props) {
  if (uri === null) return <span>{children}</span>;
  return (
    <Link to={personPath({ uri })} className={styles.link} {...(onFollow && { onClick: onFollow })}>
      {children}
    </Link>
  );
}

/** The page of a person, below /app (product/people#a-persons-page). */
export const personPath = ({ uri }: { uri: string }) => `/person/${uri}`;
