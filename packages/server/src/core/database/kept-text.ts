import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from './pool.ts';

/** Stands in a kept text for the value that each call gives. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Kept = CompiledQuery<unknown>;

/** Compiles a statement for the values of a call. */
export type KeptText<Given> = <Row>(
  db: Db,
  shape: string,
  given: Given,
  make: (given: Given) => RawBuilder<Row>,
) => CompiledQuery<Row>;

/**
 * Makes the function that compiles a long statement once for each shape, and then only puts in the values of a call. All that is not in `given` must
 * follow from the shape. There must be few shapes: their texts are kept for good.
 */
export function keepingText<Given extends Record<string, unknown>>(): KeptText<Given> {
  const texts = new Map<string, Kept>();
  return <Row>(db: Db, shape: string, given: Given, make: (given: Given) => RawBuilder<Row>) => {
    const places = Object.fromEntries(Object.keys(given).map((name) => [name, new Place(name)])) as unknown as Given;
    const text = texts.get(shape) ?? make(places).compile(db);
    texts.set(shape, text);
    const parameters = text.parameters.map((value) => (value instanceof Place ? given[value.name] : value));
    return { ...text, parameters } as CompiledQuery<Row>;
  };
}
