import { yearOf } from '@samspel/domain/time/day';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { ReadOnlyField } from '../../../ui/field/read-only-field.tsx';
import { CopyButton } from '../../../ui/overlay/copy-button.tsx';
import styles from './share-link-dialog.module.css';
import { viewAddress } from './shared-address.ts';

/** The address of the year wheel for a screen on a wall, to copy (product/sharing#the-wall). */
export function WallLink({ uri }: { uri: string }) {
  const say = useText();
  const today = useToday();
  const view = { template: 'wall', year: yearOf(today), startMonth: 1, month: 0 } as const;
  const address = viewAddress(location.origin, uri, view, today);
  return (
    <section className={styles.link} aria-labelledby="share-wall">
      <Heading level={3} id="share-wall">
        {say('shareLink.wall')}
      </Heading>
      <p>{say('shareLink.wallHint')}</p>
      <ReadOnlyField label={say('shareLink.wallAddress')} value={address} />
      <div>
        <CopyButton text={address} label={say('shareLink.copyWall')} />
      </div>
    </section>
  );
}
