import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { LimitedSubject } from '../page/limited-subject.tsx';
import { Lost } from '../page/lost.tsx';
import { Missing } from '../page/missing.tsx';
import { SubjectLoader } from '../page/subject-loader.tsx';
import type { Beside } from '../sections/use-asked-ahead.ts';
import type { RootThing, RootWithScreens } from './root-kind.ts';

interface Props<Thing extends RootThing, Fields, Input extends object> {
  of: RootWithScreens<Thing, Fields, Input>;
  /** Shows the thing; `reload` reads it again. */
  show: (thing: Thing, reload: () => void) => ReactNode;
  /** See `SubjectLoader`. */
  beside?: Beside;
}

/** The thing that the address names, or why it is not shown. */
export function RootFound<Thing extends RootThing, Fields, Input extends object>({
  of,
  ...shown
}: Props<Thing, Fields, Input>) {
  const say = useText();
  const { texts, sayWhat } = of;
  const wayOut = <LinkButton to={of.paths.list}>{say(texts.explore ?? texts.many)}</LinkButton>;
  return (
    <SubjectLoader
      document={of.found}
      {...shown}
      limited={(thing) => (
        <LimitedSubject subject={thing} above={sayWhat?.(say, thing) ?? say(texts.one)} wayOut={wayOut} />
      )}
      missing={<Missing wayOut={wayOut} />}
      lost={<Lost wayOut={wayOut} />}
    />
  );
}
