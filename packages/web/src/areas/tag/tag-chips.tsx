import { Link } from 'react-router';
import type { TagPartsFragment } from '../../generated/graphql.ts';
import { paths } from './paths.ts';
import styles from './tag-chips.module.css';

interface Props {
  tags: readonly TagPartsFragment[];
  /** The name of the list for screen readers. */
  label: string;
}

/** Tags with their colours; each leads to its page. */
export function TagChips({ tags, label }: Props) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {tags.map(({ id, title, color }) => (
        <li key={id}>
          <Link to={paths.one(title)} className={styles.chip}>
            <span className={styles.dot} style={{ backgroundColor: color }} aria-hidden="true" />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
