import { type ReactNode, useId } from 'react';
import { Heading } from '../../ui/base/heading.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './trash-list.module.css';

interface Props {
  /** A link back to the things. */
  above: ReactNode;
  title: string;
  lead: string;
  /** The removed things, with a heading for each kind. */
  parts: readonly { title: string; list: ReactNode }[];
}

/** Removed things, until they are deleted for good. */
export function TrashPage({ above, title, lead, parts }: Props) {
  return (
    <>
      <PageHeader above={above} title={title} lead={lead} />
      {parts.map((part) => (
        <Part key={part.title} {...part} />
      ))}
    </>
  );
}

function Part({ title, list }: Props['parts'][number]) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {list}
    </section>
  );
}
