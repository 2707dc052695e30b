import type { SubjectKind } from '@samspel/domain/subject/subject';
import { useCallback, useMemo, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { AddToRelatedDocument, RelatedInFormDocument, RemoveFromRelatedDocument } from '../../generated/graphql.ts';
import type { FormPartProps, WhenSaved } from '../../subject/form/form-parts.tsx';
import { useProblemText } from '../../texts/refusal.ts';
import { toast } from '../../ui/overlay/toaster.tsx';
import type { FoundThing } from './use-things.ts';

/** What a thing is to be related to when its form is saved. */
interface RelationDraft {
  chosen: readonly FoundThing[];
  add: (thing: FoundThing) => void;
  remove: (id: string) => void;
  /** Makes and ends the changed relations; null if nothing was changed. */
  finish: WhenSaved | null;
}

const none: readonly FoundThing[] = [];

/**
 * Changes to what a thing is related to, kept until its form is saved; a copy begins with the relations of the original.
 * @param kind the kind of related things; undefined for all kinds
 */
export function useRelationDraft({ id, copied }: FormPartProps['of'], kind: SubjectKind | undefined): RelationDraft {
  const sayProblem = useProblemText();
  const meta = id ?? copied;
  const [{ data }] = useQuery({
    query: RelatedInFormDocument,
    variables: { meta: meta ?? '', kind },
    pause: meta === undefined,
    requestPolicy: 'cache-and-network',
  });
  const read = useMemo(() => (data ? [...data.related.nodes, ...data.more.nodes] : []), [data]);
  const [there, begun] = id === null ? [none, read] : [read, none];
  const [chosenNow, setAdded] = useState<readonly FoundThing[]>();
  const added = chosenNow ?? begun;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [, relate] = useMutation(AddToRelatedDocument);
  const [, part] = useMutation(RemoveFromRelatedDocument);
  const run = useCallback(
    async (id: string) => {
      const metasToAdd = added.map((thing) => thing.id);
      const metasToDelete = [...removed];
      const { error } = metasToAdd.length > 0 ? await relate({ input: { meta: id, metasToAdd } }) : {};
      const { error: parting } =
        metasToDelete.length > 0 ? await part({ input: { meta: id, metasToDelete } }) : { error: undefined };
      const refused = error ?? parting;
      if (refused) toast.error(sayProblem(refused));
    },
    [added, removed, relate, part, sayProblem],
  );
  const isThere = (id: string) => there.some((thing) => thing.id === id);
  return {
    chosen: [...there.filter(({ id }) => !removed.includes(id)), ...added],
    add: (thing) => {
      setRemoved(removed.filter((id) => id !== thing.id));
      if (!isThere(thing.id)) setAdded([...added, thing]);
    },
    remove: (id) => {
      setAdded(added.filter((thing) => thing.id !== id));
      if (isThere(id)) setRemoved([...removed, id]);
    },
    finish: added.length + removed.length > 0 ? run : null,
  };
}
