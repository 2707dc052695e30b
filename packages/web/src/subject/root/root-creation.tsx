import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { CreateForm } from '../form/create-form.tsx';
import { useCreation } from '../form/use-creation.ts';
import type { RootThing, RootWithScreens } from './root-kind.ts';

/** The form of a new thing; when it is made, its page is shown. */
export function RootCreation<Thing extends RootThing, Fields, Input extends object>({
  of,
}: {
  of: RootWithScreens<Thing, Fields, Input>;
}) {
  const say = useText();
  const navigate = useNavigate();
  const { kind, paths, texts, create } = of;
  const { empty, inputOf, Fields } = of.form;
  const creation = useCreation({ kind, empty, inputOf, ...create });
  const { made, fields, set, errors } = creation;
  useEffect(() => {
    if (!made) return;
    toast.success(say('subject.made', { title: made.title }));
    navigate(paths.one(made), { replace: true });
  }, [made, say, navigate, paths]);
  return (
    <>
      <PageHeader above={<TextLink to={paths.list}>{say(texts.many)}</TextLink>} title={say(texts.create)} />
      <CreateForm creation={creation} action={say(texts.create)} failed={say('subject.notMade')} list={paths.list}>
        <Fields form={fields} set={set} errors={errors} />
      </CreateForm>
    </>
  );
}
