import { type ReactNode, useState } from 'react';
import { problemOf } from '../../texts/problem.ts';
import { readWhatIsOffered } from '../live/live-subject.ts';
import { merge, type Part } from './merge.ts';

/** A part of a form as a person reads and chooses it. */
export interface ShownPart<Form, Value = unknown> extends Part<Form, Value> {
  /** 'Frist', 'Tilgangen til Ola'. */
  label: string;
  /** Returns a value as a person reads it; nothing if it is empty. */
  show(value: Value): ReactNode;
  /** The names of the part's fields in a history, if they differ from its own name. */
  fields?: readonly string[];
}

/** One save of the thing. */
export interface Save {
  /** Who saved, by name. */
  by: string;
  /** When, RFC 3339. */
  at: string;
  /** The fields that it changed. */
  fields: readonly string[];
}

/** The newer version that the save ran into. */
export interface Newest<Stored> {
  /** What the form now starts from, with the version to send. */
  stored: Stored;
  /** Who saved, the latest first; empty if that is unknown. */
  saves: readonly Save[];
}

interface Options<Stored, Form> {
  /** The form as it was when the person began. */
  base: Form;
  /** The form as it is now. */
  mine: Form;
  /** Returns the parts of the form. If they depend on its content (the entries of a list), it returns those of all versions given. */
  parts: (forms: readonly Form[]) => readonly ShownPart<Form>[];
  /** Reads the newer version, past the cache; null if that fails. */
  fetchNewest: () => Promise<Newest<Stored> | null>;
  /** The newer version as the form would hold it. */
  formOf: (newest: Stored) => Form;
  /** Makes the form start from the newer version, and hold the merged content. */
  onMerged: (stored: Stored, form: Form) => void;
  /** Puts the content after a choice into the form. */
  onChoose: (form: Form) => void;
}

/** A disputed part: both versions, what is chosen, and who saved theirs. */
export interface Dispute {
  name: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  save: Save | undefined;
  chosen: 'mine' | 'theirs' | undefined;
  choose: (whose: 'mine' | 'theirs') => void;
}

/** What the step that settles a conflict shows. */
export interface OpenConflict {
  /** The latest save by others. */
  save: Save | undefined;
  taken: readonly { name: string; label: string; value: ReactNode }[];
  disputes: readonly Dispute[];
  /** Counts the conflicts of this form: another one during the first is another step. */
  round: number;
}

/** What a form needs to settle a conflict. */
export interface Conflict {
  /** The conflict to settle; null if there is none. Show `ConflictStep` in place of the form. */
  open: OpenConflict | null;
  /** If a save's error is a conflict that can be settled, fetches and merges the newer version. Returns whether it was. */
  meet: (error: unknown) => Promise<boolean>;
  /** Goes back to the form, which holds what was chosen so far, and the person's own version of all other parts. */
  close: () => void;
}

interface Met<Form> {
  parts: { taken: readonly ShownPart<Form>[]; disputed: readonly ShownPart<Form>[] };
  mine: Form;
  theirs: Form;
  saves: readonly Save[];
  chosen: Readonly<Record<string, 'mine' | 'theirs'>>;
}

/**
 * Lets a person settle a conflict (product/content#conflicts) instead of writing everything anew; `useEdited` does it for a form that keeps what it
 * holds itself. `parts` come from `parts.tsx` (`textPart`, `richTextPart`, `personPart` …). What was typed is never lost: `mine` is kept
 * until the form is saved.
 */
export function useConflict<Stored, Form>(options: Options<Stored, Form>): Conflict {
  const { base, mine, onMerged, onChoose } = options;
  const [met, setMet] = useState<Met<Form> | null>(null);
  const [round, setRound] = useState(0);

  const meet = async (error: unknown) => {
    if (problemOf(error).code !== 'conflict') {
      setMet(null);
      return false;
    }
    const newest = await options.fetchNewest();
    if (!newest) return false;
    const theirs = options.formOf(newest.stored);
    const { form, taken, disputed } = merge(options.parts([base, mine, theirs]), { base, mine, theirs });
    onMerged(newest.stored, form);
    setMet({ parts: { taken, disputed }, mine: form, theirs, saves: newest.saves, chosen: {} });
    setRound((before) => before + 1);
    readWhatIsOffered();
    return true;
  };
  const choose = (part: ShownPart<Form>, whose: 'mine' | 'theirs') => {
    onChoose(part.write(mine, part.read(met![whose])));
    setMet({ ...met!, chosen: { ...met!.chosen, [part.name]: whose } });
  };
  return { open: met && { ...shown(met, choose), round }, meet, close: () => setMet(null) };
}

function shown<Form>(
  { parts, mine, theirs, saves, chosen }: Met<Form>,
  choose: (part: ShownPart<Form>, whose: 'mine' | 'theirs') => void,
): Omit<OpenConflict, 'round'> {
  return {
    save: saves[0],
    taken: parts.taken.map((part) => ({ name: part.name, label: part.label, value: part.show(part.read(theirs)) })),
    disputes: parts.disputed.map((part) => ({
      name: part.name,
      label: part.label,
      mine: part.show(part.read(mine)),
      theirs: part.show(part.read(theirs)),
      save: saveOf(part, saves),
      chosen: chosen[part.name],
      choose: (whose) => choose(part, whose),
    })),
  };
}

/** Returns who saved a part last; if the history does not say, the latest save of all. */
export function saveOf<Form>({ name, fields = [name] }: ShownPart<Form>, saves: readonly Save[]): Save | undefined {
  return saves.find((save) => save.fields.some((field) => fields.includes(field))) ?? saves[0];
}
