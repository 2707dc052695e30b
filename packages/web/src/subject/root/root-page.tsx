import { PencilIcon } from '@navikt/aksel-icons';
import { mayEdit } from '@samspel/domain/subject/state';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLiveSubject } from '../../core/live/live-subject.ts';
import { UpdatedNotice } from '../../core/live/updated-notice.tsx';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { FieldFacts } from '../form/field-facts.tsx';
import { AboutSubject } from '../page/about-subject.tsx';
import { ChangeItems } from '../page/change-items.tsx';
import { SubjectHeader } from '../page/subject-header.tsx';
import { useReadable } from '../page/use-readable.ts';
import { WhyNotEditable } from '../page/why-not-editable.tsx';
import type { Beside } from '../sections/use-asked-ahead.ts';
import type { RootDialog } from './root-dialog.ts';
import { RootDialogs } from './root-dialogs.tsx';
import { RootFound } from './root-found.tsx';
import type { RootThing, RootWithScreens } from './root-kind.ts';
import { RootSections } from './root-sections.tsx';
import { wordsOf } from './root-words.ts';

interface Props<Thing extends RootThing, Fields, Input extends object> {
  of: RootWithScreens<Thing, Fields, Input>;
  /** What its own body shows; all parts of the kind by default. */
  beside?: Omit<Beside, 'kind'>;
}

/** The page of the thing that the address names, or why it is not shown. */
export function RootPage<Thing extends RootThing, Fields, Input extends object>({
  of,
  beside,
}: Props<Thing, Fields, Input>) {
  return (
    <RootFound
      of={of}
      beside={{ kind: of.kind, ...beside }}
      show={(thing, reload) => <One of={of} thing={thing} onReload={reload} />}
    />
  );
}

interface OneProps<Thing extends RootThing, Fields, Input extends object> {
  of: RootWithScreens<Thing, Fields, Input>;
  thing: Thing;
  onReload: () => void;
}

/** A thing that I may read: its head, its body, and all actions on it. */
function One<Thing extends RootThing, Fields, Input extends object>({
  of,
  thing,
  onReload,
}: OneProps<Thing, Fields, Input>) {
  const say = useText();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<RootDialog | null>(null);
  const live = useLiveSubject(thing.id, {
    readAgain: onReload,
    isReadable: useReadable(of.readable, thing.status),
  });
  const { sign, sayWhat, MoreItems, Body } = of;
  const words = wordsOf(of.texts);
  const toForm = of.paths.edit?.(thing);
  const isEditable = mayEdit(thing);
  const share = () => setOpened('share');
  return (
    <>
      <UpdatedNotice live={live} onReload={onReload} />
      <SubjectHeader
        subject={thing}
        sign={sign}
        what={sayWhat?.(say, thing) ?? say(words.one)}
        main={
          toForm &&
          isEditable && (
            <LinkButton to={toForm} variant="primary" icon={<PencilIcon />}>
              {say(words.edit)}
            </LinkButton>
          )
        }
        onShare={share}
        more={
          <>
            {MoreItems && <MoreItems thing={thing} />}
            <ChangeItems
              subject={thing}
              words={{ edit: say(words.edit), about: say(words.about) }}
              open={(dialog) => (dialog === 'edit' && toForm ? navigate(toForm) : setOpened(dialog))}
            />
          </>
        }
      />
      <WhyNotEditable
        subject={thing}
        words={{ archived: say(words.archived), readOnly: say(words.readOnly), draft: say(words.draft) }}
        onUnArchive={() => setOpened('archive')}
      />
      {Body ? (
        <Body thing={thing} onShare={share} />
      ) : (
        <AboutSubject
          access={thing.access}
          onShare={share}
          below={<RootSections thing={thing} address={of.paths.one(thing)} />}
        >
          <FieldFacts fields={of.form.fields} names={Object.keys(of.form.fields)} of={thing} />
        </AboutSubject>
      )}
      {opened && (
        <RootDialogs of={of} thing={thing} opened={opened} onOpen={setOpened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
