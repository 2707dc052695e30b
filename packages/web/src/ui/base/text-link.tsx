import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

/** A link in running text, inside the app. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames('ds-link', className)} />;
}
