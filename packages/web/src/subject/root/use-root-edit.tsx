import { useText } from '../../texts/text.tsx';
import { useNewestRoot } from '../conflict/newest.ts';
import { useEdit } from '../form/use-edit.ts';
import type { OpenedThing, RootKind } from './root-kind.ts';
import { wordsOf } from './root-words.ts';

/** The form of an existing thing and its saving, as its kind declares them: what `EditBody` and `EditDialog` show. */
export function useRootEdit<Thing extends OpenedThing, Fields, Input extends object>(
  of: RootKind<Thing, Fields, Input>,
  thing: Thing,
  onSaved: () => void,
) {
  const say = useText();
  const words = wordsOf(of.texts);
  const { form, Tools, Consequences } = of;
  const edit = useEdit<Thing, Fields, Input>({
    kind: of.kind,
    thing,
    fieldsOf: form.of,
    inputOf: form.inputOf,
    ...of.update,
    parts: form.useParts(),
    fetchNewest: useNewestRoot(of.newest, thing.id),
    saved: say(words.saved),
    onSaved,
  });
  const consequences = Consequences && <Consequences thing={thing} />;
  const losses = words.withdrawLosses.map((id) => <p key={id}>{say(id, { followers: thing.followers })}</p>);
  return {
    edit,
    whyNot: { archived: say(words.archived), noWriteAccess: say(words.noWriteAccess) },
    tools: Tools && <Tools thing={thing} />,
    children: <form.Fields form={edit.form.fields} set={edit.setFields} errors={edit.errors} />,
    consequences,
    withdraw: {
      title: say(words.withdrawTitle),
      losses: (
        <>
          {losses}
          {consequences}
        </>
      ),
    },
  };
}
