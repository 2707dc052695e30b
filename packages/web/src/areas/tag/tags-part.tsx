import { PencilIcon, PlusIcon } from '@navikt/aksel-icons';
import { useId, useState } from 'react';
import { useQuery } from 'urql';
import { askOf } from '../../core/graphql/ask-ahead.ts';
import { useLiveSubjects } from '../../core/live/live-subjects.ts';
import { TagsDocument } from '../../generated/graphql.ts';
import type { SectionFile, SectionProps } from '../../subject/sections/page-section.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { useTriggerFocus } from '../../ui/focus/use-trigger-focus.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { TagChips } from './tag-chips.tsx';
import { TagsEdit } from './tags-edit.tsx';

export const ahead: SectionFile['ahead'] = ({ id }) => [askOf(TagsDocument, { meta: id })];

/** The tags of a thing; people who may change it can add and remove tags. */
export default function TagsPart({ on }: SectionProps) {
  const say = useText();
  const id = useId();
  const [{ data, error }, ask] = useQuery({ query: TagsDocument, variables: { meta: on.id } });
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  useLiveSubjects([on.id], readAgain);
  const [isEditing, setEditing] = useState(false);
  const button = useTriggerFocus(isEditing);
  const tags = data?.tags;
  if (!error && (!tags || (tags.length === 0 && !on.canEdit))) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={on.level ?? 3} size="xs" id={id}>
        {say('tag.title')}
      </Heading>
      {error && !tags && <ErrorState error={error} onRetry={readAgain} />}
      {tags && isEditing && on.canEdit && <TagsEdit meta={on.id} tags={tags} onDone={() => setEditing(false)} />}
      {tags && !isEditing && tags.length > 0 && <TagChips tags={tags} label={say('tag.title')} />}
      {tags && !isEditing && on.canEdit && (
        <div>
          <Button
            ref={button}
            size="sm"
            icon={tags.length > 0 ? <PencilIcon /> : <PlusIcon />}
            onClick={() => setEditing(true)}
          >
            {say(tags.length > 0 ? 'tag.edit' : 'tag.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
