/**
 * Reads a batch whose keys have arguments besides their id: keys that differ only in the id are read in one go.
 * @param none the value of an id that was not found
 */
export async function batchWithArgs<Key extends { id: number }, Value>(
  keys: readonly Key[],
  read: (ids: number[], alike: Key) => Promise<Map<number, Value>>,
  none: Value,
): Promise<Value[]> {
  const groups = [...Map.groupBy(keys, argumentsOf)].map(async ([kind, alike]) => {
    const ids = [...new Set(alike.map(({ id }) => id))];
    return [kind, await read(ids, alike[0]!)] as const;
  });
  const found = new Map(await Promise.all(groups));
  return keys.map((key) => found.get(argumentsOf(key))?.get(key.id) ?? none);
}

const argumentsOf = ({ id: _id, ...rest }: { id: number }) => JSON.stringify(rest);
