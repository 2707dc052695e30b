import { useEffect } from 'react';
import styles from './wall.module.css';

/** A quiet word in the middle of the screen, when there is nothing to show. */
export function WallNotice({ title, body }: { title: string; body?: string }) {
  useEffect(() => {
    document.title = `${title} · Samspel`;
  }, [title]);
  return (
    <div className={styles.notice} role="status">
      <h1>{title}</h1>
      {body && <p>{body}</p>}
    </div>
  );
}
