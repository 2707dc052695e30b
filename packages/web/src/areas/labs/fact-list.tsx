import { Fact, Facts } from '../../ui/layout/facts.tsx';

/** A fact: its name and its value. */
export type NamedFact = readonly [name: string, value: string];

/** Facts, one below the other. */
export const FactList = ({ facts }: { facts: readonly NamedFact[] }) => (
  <Facts>
    {facts.map(([name, value]) => (
      <Fact key={name} name={name}>
        {value}
      </Fact>
    ))}
  </Facts>
);

/** Returns facts as text, to copy into a mail. */
export const factsAsText = (facts: readonly NamedFact[]): string =>
  facts.map(([name, value]) => `${name}: ${value}`).join('\n');
