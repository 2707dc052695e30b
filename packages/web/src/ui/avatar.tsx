import { initialsOf } from '@samspel/domain/account/name';
import styles from './avatar.module.css';

export interface AvatarProps {
  name: string | null | undefined;
  /** Address of the picture; initials where there is none (product/accounts#initials). */
  picture?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Names the person to a screen reader; leave out where the name stands beside it. */
  named?: boolean;
}

/** A person's picture or initials. */
export function Avatar({ name, picture, size = 'md', named }: AvatarProps) {
  const label = named && name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span {...label} className={styles.avatar} data-size={size}>
      {picture ? <img src={picture} alt="" /> : initialsOf(name)}
    </span>
  );
}
