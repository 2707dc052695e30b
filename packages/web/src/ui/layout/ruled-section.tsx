import { type ReactNode, useId } from 'react';
import { Heading } from '../base/heading.tsx';
import styles from './ruled-section.module.css';

interface Props {
  title: string;
  /** The name of its stop on the page's tour. */
  tour?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page with a line below its heading, as a `RuledList` has below its items. */
export function RuledSection({ title, tour, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className} data-tour={tour}>
      <Heading level={2} size="xs" id={id} className={styles.heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
