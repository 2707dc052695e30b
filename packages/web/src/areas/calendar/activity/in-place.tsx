import { PencilIcon } from '@navikt/aksel-icons';
import { type ReactNode, useState } from 'react';
import type { Guard } from '../../../core/forms/unsaved.ts';
import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { ActivityEdit } from '../edit/activity-edit.tsx';
import type { ActivityPart } from '../edit/activity-fields.tsx';
import styles from './in-place.module.css';

export interface InPlaceProps {
  activity: ActivityDetailsFragment;
  part: ActivityPart;
  /** The name of the part. */
  name: string;
  guard: Guard;
  children: ReactNode;
}

/** A part of an activity with a pencil that replaces the part with its field. */
export function InPlace({ activity, part, name, guard, children }: InPlaceProps) {
  const say = useText();
  const [isEditing, setEditing] = useState(false);
  const end = () => setEditing(false);
  if (isEditing) {
    return (
      <div className={styles.form}>
        <ActivityEdit
          activity={activity}
          only={part}
          report={guard.report}
          onCancel={() => guard.before(end)}
          onDone={end}
        />
      </div>
    );
  }
  return (
    <div className={styles.part}>
      <div>{children}</div>
      <IconButton
        size="sm"
        label={say('event.editPart', { part: name })}
        icon={<PencilIcon aria-hidden="true" />}
        onClick={() => guard.before(() => setEditing(true))}
      />
    </div>
  );
}
