import { TrashIcon } from '@navikt/aksel-icons';
import { useId } from 'react';
import { useMutation, useQuery } from 'urql';
import { MySavedSearchesDocument, RemoveSavedSearchDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from './saved.module.css';
import { addressOf } from './saved-filter.ts';

/** My saved searches, each with a link to its list and a button to remove it; nothing if I have none. */
export function SavedSearches() {
  const say = useText();
  const sayProblem = useProblemText();
  const id = useId();
  const [{ data }] = useQuery({ query: MySavedSearchesDocument, requestPolicy: 'cache-and-network' });
  const [, send] = useMutation(RemoveSavedSearchDocument);
  const all = data?.mySavedSearches ?? [];
  const remove = async (name: string) => {
    const { error } = await send({ input: { name } });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('subject.deleted', { title: name }));
  };
  if (all.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.saved}>
      <Heading level={2} size="2xs" id={id}>
        {say('grant.saved')}
      </Heading>
      <ul className={styles.list}>
        {all.map((search) => (
          <li key={search.id}>
            <TextLink to={addressOf(search)}>{search.name}</TextLink>
            <IconButton
              size="sm"
              label={say('grant.keep.remove', { name: search.name })}
              icon={<TrashIcon aria-hidden="true" />}
              onClick={() => void remove(search.name)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
