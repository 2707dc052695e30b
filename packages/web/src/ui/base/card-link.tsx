import { Link, type LinkProps } from 'react-router';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

/** The link of an interactive Card: its text is the name, and the whole card can be clicked. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}
