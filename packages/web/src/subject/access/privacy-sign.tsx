import { EyeSlashIcon, PadlockLockedIcon } from '@navikt/aksel-icons';
import type { Visibility } from '@samspel/domain/subject/access';
import { useText } from '../../texts/text.tsx';

interface Props {
  subject: { isLimited: boolean; isRestricted: boolean | null; access: { visibility: Visibility } | null };
}

/** An icon and a word for who may see a thing, unless that is everybody: limited to others, private, or hidden (product/access#outcomes). */
export function PrivacySign({ subject: { isLimited, isRestricted, access } }: Props) {
  const say = useText();
  const isHidden = isRestricted && access?.visibility === 'PRIVATE';
  const Sign = isHidden ? EyeSlashIcon : PadlockLockedIcon;
  const word = isLimited ? 'subject.limited' : isHidden ? 'access.visibility.PRIVATE' : 'access.private';
  return (
    <>
      <Sign aria-hidden="true" />
      {say(word)}
    </>
  );
}
