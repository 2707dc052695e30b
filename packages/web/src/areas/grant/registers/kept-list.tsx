import { PencilIcon, TrashIcon } from '@navikt/aksel-icons';
import { foldText } from '@samspel/domain/text/fold';
import { useId, useState } from 'react';
import { useMutation } from 'urql';
import { useLastPage } from '../../../subject/list/use-page.ts';
import { pageSize, useFilter } from '../../../subject/paged/use-filter.ts';
import { WordsFilter } from '../../../subject/paged/words-filter.tsx';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { Pager } from '../../../ui/layout/pager.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from './keep.module.css';
import { KeptDialog } from './kept-dialog.tsx';
import type { Kept, KeptKind } from './kept-kind.ts';

/** So few entries can be seen at a glance and need no search. */
const fewEnough = 10;

/** All entries of one kind that admins maintain, a page at a time: they can be added, changed, and removed if no grant uses them. */
export function KeptList({ of, all }: { of: KeptKind; all: readonly Kept[] }) {
  const say = useText();
  const sayProblem = useProblemText();
  const id = useId();
  const [edited, setEdited] = useState<Kept | 'new' | null>(null);
  const [, send] = useMutation<object, { id: string }>(of.remove);
  const filter = useFilter(of.name);
  const words = foldText(filter.of('text') ?? '');
  const fits = all.filter(({ title, detail }) => foldText(`${title} ${detail ?? ''}`).includes(words));
  const start = (filter.page - 1) * pageSize;
  const pages = Math.ceil(fits.length / pageSize);
  useLastPage(filter, pages);
  const remove = async ({ id, title }: Kept) => {
    const { error } = await send({ id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('subject.deleted', { title }));
  };
  return (
    <section aria-labelledby={id} className={styles.kept}>
      <div className={styles.head}>
        <Heading level={2} id={id}>
          {say(of.texts.many)}
        </Heading>
        <Button size="sm" onClick={() => setEdited('new')}>
          {say(of.texts.add)}
        </Button>
      </div>
      <p className={styles.lead}>{say(of.texts.lead)}</p>
      {all.length > fewEnough && <WordsFilter label={say(of.texts.search)} filter={filter} />}
      {fits.length === 0 && words !== '' && <p className={styles.lead}>{say('subject.paged.none')}</p>}
      <ul className={styles.list}>
        {fits.slice(start, start + pageSize).map((kept) => (
          <li key={kept.id}>
            <span className={styles.words}>
              {kept.title}
              {kept.detail && <span className={styles.detail}>{kept.detail}</span>}
            </span>
            <IconButton
              label={say('grant.keep.edit', { name: kept.title })}
              icon={<PencilIcon aria-hidden="true" fontSize="1.25rem" />}
              onClick={() => setEdited(kept)}
            />
            <IconButton
              label={say('grant.keep.remove', { name: kept.title })}
              icon={<TrashIcon aria-hidden="true" fontSize="1.25rem" />}
              onClick={() => void remove(kept)}
            />
          </li>
        ))}
      </ul>
      <Pager
        page={filter.page}
        pages={pages}
        onChange={filter.show}
        label={say('subject.paged.pages', { what: say(of.texts.many).toLowerCase() })}
      />
      {edited && <KeptDialog of={of} kept={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </section>
  );
}
