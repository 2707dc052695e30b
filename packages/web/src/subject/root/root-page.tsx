import { useState } from 'react';
import { useLiveSubject } from '../../core/live/live-subject.ts';
import { UpdatedNotice } from '../../core/live/updated-notice.tsx';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { AboutSubject } from '../page/about-subject.tsx';
import { ChangeItems } from '../page/change-items.tsx';
import { LimitedSubject } from '../page/limited-subject.tsx';
import { Lost } from '../page/lost.tsx';
import { Missing } from '../page/missing.tsx';
import { SubjectHeader } from '../page/subject-header.tsx';
import { SubjectLoader } from '../page/subject-loader.tsx';
import { useReadable } from '../page/use-readable.ts';
import { WhyNotEditable } from '../page/why-not-editable.tsx';
import type { RootDialog } from './root-dialog.ts';
import { RootDialogs } from './root-dialogs.tsx';
import { RootHangings } from './root-hangings.tsx';
import type { RootKind, RootThing } from './root-kind.ts';

interface Props<Thing extends RootThing, Fields, Input extends object> {
  of: RootKind<Thing, Fields, Input>;
}

/** The page of the thing that the address names, or why it is not shown. */
export function RootPage<Thing extends RootThing, Fields, Input extends object>({ of }: Props<Thing, Fields, Input>) {
  const say = useText();
  const wayOut = <LinkButton to={of.paths.list}>{say(of.texts.many)}</LinkButton>;
  return (
    <SubjectLoader
      document={of.found}
      show={(thing, reload) => <One of={of} thing={thing} onReload={reload} />}
      limited={(thing) => <LimitedSubject subject={thing} above={say(of.texts.one)} wayOut={wayOut} />}
      missing={<Missing wayOut={wayOut} />}
      lost={<Lost wayOut={wayOut} />}
    />
  );
}

interface OneProps<Thing extends RootThing, Fields, Input extends object> extends Props<Thing, Fields, Input> {
  thing: Thing;
  onReload: () => void;
}

/** A thing that I may read: its head, the area's own content, who has access, and all actions on it. */
function One<Thing extends RootThing, Fields, Input extends object>({
  of,
  thing,
  onReload,
}: OneProps<Thing, Fields, Input>) {
  const say = useText();
  const [opened, setOpened] = useState<RootDialog | null>(null);
  const live = useLiveSubject(thing.id, { readAgain: onReload, isReadable: useReadable(of.readable) });
  const { sign, texts, Content } = of;
  const share = () => setOpened('share');
  return (
    <>
      <UpdatedNotice live={live} onReload={onReload} />
      <SubjectHeader
        subject={thing}
        sign={sign}
        what={say(texts.one)}
        onShare={share}
        more={
          <ChangeItems
            subject={thing}
            words={{ edit: say('button.edit'), about: say('subject.about') }}
            open={setOpened}
          />
        }
      />
      <WhyNotEditable
        subject={thing}
        words={{
          archived: say('subject.page.archived'),
          readOnly: say('subject.page.readOnly'),
          draft: say('subject.page.draft'),
        }}
        onUnArchive={() => setOpened('archive')}
      />
      {Content && <Content thing={thing} />}
      <AboutSubject
        access={thing.access}
        onShare={share}
        below={<RootHangings thing={thing} address={of.paths.one(thing)} />}
      />
      {opened && (
        <RootDialogs of={of} thing={thing} opened={opened} onOpen={setOpened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
