import type { ReactNode } from 'react';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import styles from '../parts/admin.module.css';
import { adminPaths } from '../parts/admin-paths.ts';

interface Props {
  /** The thing, as a link to it. */
  children: ReactNode;
  detail: string | null;
  responsible: { id: string; name: string; hasLeft: boolean } | null | undefined;
  /** Whether the responsible person is deactivated: then their page here hands everything over, unless their account was deleted. */
  isDeactivated: boolean;
}

/** Something whose responsible person has left, with a link to hand it over. */
export function OrphanRow({ children, detail, responsible, isDeactivated }: Props) {
  const say = useText();
  const was = responsible && say('admin.orphans.was', { name: responsible.name });
  return (
    <li>
      <span className={styles.what}>
        {children}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {responsible &&
        (isDeactivated && !responsible.hasLeft ? (
          <TextLink to={adminPaths.person(responsible.id)}>{was}</TextLink>
        ) : (
          <span>{was}</span>
        ))}
    </li>
  );
}
