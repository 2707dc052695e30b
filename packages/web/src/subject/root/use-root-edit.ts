import { useText } from '../../texts/text.tsx';
import { useNewestRoot } from '../conflict/newest.ts';
import { useEdit } from '../form/use-edit.ts';
import type { RootKind, RootThing } from './root-kind.ts';

/** The form of an existing thing and its saving, as its kind declares them. */
export function useRootEdit<Thing extends RootThing, Fields, Input extends object>(
  of: RootKind<Thing, Fields, Input>,
  thing: Thing,
  onSaved: () => void,
) {
  const say = useText();
  return useEdit<Thing, Fields, Input>({
    kind: of.kind,
    thing,
    fieldsOf: of.form.of,
    inputOf: of.form.inputOf,
    ...of.update,
    parts: of.form.useParts(),
    fetchNewest: useNewestRoot(of.newest, thing.id),
    saved: say('history.saved'),
    onSaved,
  });
}
