import { initialsOf } from '@samspel/domain/account/name';
import { useState } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps {
  name: string | null | undefined;
  /** The address of the picture; undefined or null shows initials (product/accounts#initials). */
  picture?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Names the person to screen readers; leave it out if the name is beside the picture. */
  named?: boolean;
}

/** A person's picture, or initials if there is no picture or it fails to load. */
export function Avatar({ name, picture, size = 'md', named }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  const label = named && name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span {...label} className={styles.avatar} data-size={size}>
      {picture && picture !== missing ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setMissing(picture)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
