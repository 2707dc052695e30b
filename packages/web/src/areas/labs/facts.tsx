import styles from './labs.module.css';

/** What was found out: a name, and what it is. */
export type Fact = readonly [name: string, value: string];

/** Facts one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts as they are copied into a mail. */
export const factsAsText = (facts: readonly Fact[]): string =>
  facts.map(([name, value]) => `${name}: ${value}`).join('\n');
