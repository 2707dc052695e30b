import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import styles from './field-facts.module.css';
import type { AnyFields } from './fields.ts';

interface Props<Of extends AnyFields> {
  fields: Of;
  /** Those that are told, in their order. */
  names: readonly (keyof Of & string)[];
  /** The thing as the server sends it. */
  of: object;
  /** Those that are said in another way. */
  said?: { readonly [Name in keyof Of]?: ReactNode };
}

/** What a thing is, in short: only the facts that somebody has written. */
export function FieldFacts<Of extends AnyFields>({ fields, names, of, said = {} }: Props<Of>) {
  const say = useText();
  const facts = names.flatMap((name) => {
    const { label, fact, of: read } = fields[name]!;
    const words = name in said ? said[name] : fact?.say?.(read(of[name as keyof typeof of]), { say });
    return words ? [{ name, label: fact?.label ?? label, words }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label, words }) => (
        <div key={name} className={styles.fact}>
          <dt>{say(label)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
