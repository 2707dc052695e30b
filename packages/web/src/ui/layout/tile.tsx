import type { ReactNode } from 'react';
import { Card } from '../base/card.tsx';
import { CardLink } from '../base/card-link.tsx';
import { classNames } from '../base/class-names.ts';
import styles from './tile.module.css';

/** Tiles in one row, which scrolls where they do not fit beside each other: `Tile`. */
export const Tiles = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <ul className={classNames(styles.tiles, className)}>{children}</ul>
);

interface Props {
  to: string;
  sign: ReactNode;
  title: string;
  body: string;
  /** Whether it can be opened; a closed one is dimmed, and its body says why. */
  isOpen?: boolean;
  /** Whether it leads to the page that is shown. */
  isHere?: boolean;
  /** Its name for a tour of the page. */
  tour?: string;
}

/** A tile that leads somewhere: an icon, what it leads to, and why one would go there. */
export function Tile({ to, sign, title, body, isOpen = true, isHere, tour }: Props) {
  return (
    <Card
      as="li"
      interactive={isOpen}
      className={classNames(styles.tile, !isOpen && styles.dimmed, isHere && styles.here)}
      {...(tour && { 'data-tour': tour })}
    >
      <span className={styles.sign}>{sign}</span>
      <h2>
        {isOpen ? (
          <CardLink to={to} aria-current={isHere ? 'page' : undefined}>
            {title}
          </CardLink>
        ) : (
          title
        )}
      </h2>
      <p>{body}</p>
    </Card>
  );
}
