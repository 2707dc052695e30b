import { useState } from 'react';
import { useMutation } from 'urql';
import { AddToRelatedDocument, TagThingDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import type { FoundThing } from './use-things.ts';

/** The outcome of making a relation, in words. */
interface Outcome {
  isDone: boolean;
  words: string;
}

/** Relates a thing to others and tags it, and says how that went. */
export function useMakeRelation() {
  const say = useText();
  const sayProblem = useProblemText();
  const [relating, relate] = useMutation(AddToRelatedDocument);
  const [tagging, tag] = useMutation(TagThingDocument);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** Returns what was refused and is still to be done. */
  const make = async (meta: string, things: readonly FoundThing[], tags: readonly string[]) => {
    const metasToAdd = things.map(({ id }) => id);
    const ofThings = metasToAdd.length > 0 ? await relate({ input: { meta, metasToAdd } }) : undefined;
    const ofTags = tags.length > 0 ? await tag({ input: { meta, tags: [...tags] } }) : undefined;
    const error = ofThings?.error ?? ofTags?.error;
    if (error) setOutcome({ isDone: false, words: say('relation.maker.failed', { message: sayProblem(error) }) });
    else setOutcome({ isDone: true, words: say('relation.maker.success') });
    return { things: ofThings?.error ? things : [], tags: ofTags?.error ? tags : [] };
  };
  return { make, isBusy: relating.fetching || tagging.fetching, outcome, forget: () => setOutcome(null) };
}
