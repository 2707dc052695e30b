import { PlusIcon } from '@navikt/aksel-icons';
import { useId, useMemo, useState } from 'react';
import { askOf } from '../../core/graphql/ask-ahead.ts';
import { usePages } from '../../core/graphql/use-pages.ts';
import { useLiveSubjects } from '../../core/live/live-subjects.ts';
import { RelatedDocument, type RelatedQuery } from '../../generated/graphql.ts';
import { openable } from '../../subject/page/openable.ts';
import type { SectionFile, SectionProps } from '../../subject/sections/page-section.ts';
import { relatePath } from '../../subject/sections/relate-path.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { useTriggerFocus } from '../../ui/focus/use-trigger-focus.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { MoreButton } from '../../ui/layout/more-button.tsx';
import { RelateField } from './relate-field.tsx';
import styles from './related.module.css';
import { RelatedRow } from './related-row.tsx';
import { useRelate } from './use-relate.ts';

const pageSize = 10;
const read = ({ related }: RelatedQuery): RelatedQuery['related'] => related;

export const ahead: SectionFile['ahead'] = ({ id }) => [
  askOf(RelatedDocument, { meta: id, limit: pageSize, offset: 0 }),
];

/** What a thing is related to; people who may change it can add and remove relations. */
export default function RelatedPart({ on }: SectionProps) {
  const say = useText();
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  const button = useTriggerFocus(isAdding);
  const { relate, part } = useRelate(on.id);
  const of = useMemo(() => ({ meta: on.id }), [on.id]);
  const { pages, count, setCount, readAgain, error, next } = usePages({
    document: RelatedDocument,
    of,
    size: pageSize,
    read,
  });
  const things = pages.slice(0, count).flatMap((page) => page?.nodes ?? []);
  useLiveSubjects([on.id, ...openable(things)], readAgain);
  const [first] = pages;
  if (!error && (!first || (first.totalCount === 0 && !on.canEdit))) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={on.level ?? 3} size="xs" id={id}>
        {say('relation.title')}
      </Heading>
      {error && <ErrorState error={error} onRetry={readAgain} />}
      {things.length > 0 && (
        <ul className={styles.list}>
          {things.map((thing) => (
            <RelatedRow key={thing.id} thing={thing} onRemove={on.canEdit ? () => part(thing) : undefined} />
          ))}
        </ul>
      )}
      {first && things.length < first.totalCount && (
        <MoreButton onPress={() => setCount(count + 1)} {...next}>
          {say('relation.more')}
        </MoreButton>
      )}
      {isAdding && on.canEdit && (
        <RelateField
          without={[on.id, ...things.map((thing) => thing.id)]}
          onPick={relate}
          onDone={() => setAdding(false)}
        />
      )}
      {first && on.canEdit && !isAdding && (
        <div className={styles.actions}>
          <Button ref={button} size="sm" icon={<PlusIcon />} onClick={() => setAdding(true)}>
            {say('relation.add')}
          </Button>
          <TextLink to={relatePath(on)}>{say('relation.maker.title')}</TextLink>
        </div>
      )}
    </section>
  );
}
