import type { SubjectKind } from '@samspel/domain/subject/subject';
import { type ComponentType, createContext, Suspense, useContext } from 'react';

/** Carries out what was chosen in a part of a form, when the thing is made or saved; shows an error itself if that is refused. */
export type WhenSaved = (id: string) => Promise<unknown>;

/** The props of a part of a form. */
export interface FormPartProps {
  /** The thing that the form belongs to; a new one has no id yet, but may begin as a copy of another, by its id. */
  of: { id: string | null; kind: SubjectKind; copied?: string | undefined };
  /** Sets what is to be done when the form is saved; null if nothing was chosen. */
  onChange: (then: WhenSaved | null) => void;
}

/** A part that an area has in the forms of other areas' things, such as what they are related to. */
export interface FormPart {
  name: string;
  /** The kinds of thing whose forms have it. */
  kinds: readonly SubjectKind[];
  /** Fetched with the first form that has it. */
  Part: ComponentType<FormPartProps>;
}

const FormPartsContext = createContext<readonly FormPart[]>([]);

/** Passes the parts of all areas down: the shell collects them, since this floor imports no area. */
export const FormPartsProvider = FormPartsContext.Provider;

interface Props extends Pick<FormPartProps, 'of'> {
  onChange: (name: string, then: WhenSaved | null) => void;
}

/** The parts of other areas in the form of a thing. */
export function FormParts({ of, onChange }: Props) {
  const parts = useContext(FormPartsContext).filter(({ kinds }) => kinds.includes(of.kind));
  return parts.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part of={of} onChange={(then) => onChange(name, then)} />
    </Suspense>
  ));
}
