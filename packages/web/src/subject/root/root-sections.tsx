import { mayEdit } from '@samspel/domain/subject/state';
import { useUnsavedParts } from '../../core/forms/unsaved.ts';
import { useDiscard } from '../../core/forms/use-discard.tsx';
import { Sections } from '../sections/sections.tsx';
import type { RootThing } from './root-kind.ts';

const stay = () => {};

interface Props {
  thing: Pick<RootThing, 'id' | 'kind' | 'status' | 'access'>;
  /** The address of its page, below /app, for links to its comments. */
  address?: string;
  /** See `Sections`. */
  only?: readonly string[];
}

/** The parts of other areas on a thing, such as its files; asks before changes in them are lost. */
export function RootSections({ thing, address, only }: Props) {
  const { isUnsaved, report } = useUnsavedParts();
  const discard = useDiscard(isUnsaved, stay);
  const { id, kind, status } = thing;
  const canEdit = mayEdit(thing);
  return (
    <>
      <Sections
        on={{ id, kind, canEdit, isArchived: status === 'ARCHIVED', level: 2, ...(address && { address }) }}
        {...(only && { only })}
        guard={{ report, before: discard.before }}
      />
      {discard.question}
    </>
  );
}
