import type { SubjectKind } from '@samspel/domain/subject/subject';
import { type ComponentType, createContext, Suspense, useContext } from 'react';

/** Does what was chosen in a part of a form, when the thing is made or saved; says itself where that was refused. */
export type WhenSaved = (id: string) => Promise<unknown>;

/** What a part of a form is given. */
export interface FormPartProps {
  /** The thing that the form is of; a new one has no id yet, but may begin as a copy of another, by its id. */
  of: { id: string | null; kind: SubjectKind; copied?: string | undefined };
  /** Says what is to be done with the form; null if nothing was chosen. */
  onChange: (then: WhenSaved | null) => void;
}

/** A part that an area has in the forms of things of other areas, such as what they are related to. */
export interface FormPart {
  name: string;
  /** The kinds of thing in whose forms it stands. */
  kinds: readonly SubjectKind[];
  /** Fetched with the first form that has it. */
  Part: ComponentType<FormPartProps>;
}

const FormPartsContext = createContext<readonly FormPart[]>([]);

/** Hands the parts of all areas down: the shell collects them, since this floor imports no area. */
export const FormPartsProvider = FormPartsContext.Provider;

interface Props extends Pick<FormPartProps, 'of'> {
  onChange: (name: string, then: WhenSaved | null) => void;
}

/** What other areas have in the form of a thing. */
export function FormParts({ of, onChange }: Props) {
  const parts = useContext(FormPartsContext).filter(({ kinds }) => kinds.includes(of.kind));
  return parts.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part of={of} onChange={(then) => onChange(name, then)} />
    </Suspense>
  ));
}
