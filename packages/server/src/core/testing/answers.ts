import type { Answer } from './world.ts';

/** Returns the code and the field of the first refusal; throws if there is none. */
export function refusalOf({ errors }: Answer<unknown>): [code: string, field?: string] {
  const { code, field } = errors![0]!.extensions;
  return field === undefined ? [code] : [code, field];
}

/** Returns the data of an answer; throws if the call was refused. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}
