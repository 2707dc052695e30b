import { alternateLimit } from '@samspel/domain/account/addresses.input';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import {
  MyAddressesDocument,
  RemoveAlternateEmailDocument,
  UseAsMainEmailDocument,
} from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { AddAddress } from './add-address.tsx';
import styles from './profile.module.css';

/** The addresses that I sign in with: the main one, to which everything is mailed, and others that I have proven (product/accounts#addresses). */
export function Addresses() {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ data, error }, read] = useQuery({ query: MyAddressesDocument });
  const [{ fetching: isRemoving }, remove] = useMutation(RemoveAlternateEmailDocument);
  const [{ fetching: isChanging }, makeMain] = useMutation(UseAsMainEmailDocument);
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const readAgain = () => read({ requestPolicy: 'network-only' });

  const use = async (email: string) => {
    const { error } = await makeMain({ input: { email } });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('person.addresses.nowMain', { email }));
  };
  const takeAway = async (email: string) => {
    const { error } = await remove({ input: { email } });
    setAsked(null);
    if (error) toast.error(sayProblem(error));
    else toast.success(say('person.addresses.removed', { email }));
  };

  return (
    <section aria-labelledby="addresses">
      <Heading level={2} size="xs" id="addresses">
        {say('person.addresses')}
      </Heading>
      <p className={styles.lead}>{say('person.addresses.lead')}</p>
      {error && !data && <ErrorState error={error} onRetry={readAgain} />}
      {!data && !error && <Skeleton lines={2} />}
      {data && (
        <>
          <ul className={styles.devices}>
            <li>
              <span className={styles.address}>{data.me.email}</span>
              <Tag color="accent">{say('person.addresses.main')}</Tag>
            </li>
            {data.me.alternateEmails.map((email) => (
              <li key={email}>
                <span className={styles.address}>{email}</span>
                <span className={styles.buttons}>
                  <Button
                    size="sm"
                    aria-label={say('person.addresses.useOne', { email })}
                    isBusy={isChanging}
                    onClick={() => void use(email)}
                  >
                    {say('person.addresses.use')}
                  </Button>
                  <Button
                    size="sm"
                    aria-label={say('person.addresses.removeOne', { email })}
                    onClick={() => setAsked(email)}
                  >
                    {say('button.remove')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {data.me.alternateEmails.length < alternateLimit ? (
            <div>
              <Button onClick={() => setAdding(true)}>{say('person.addresses.add')}</Button>
            </div>
          ) : (
            <p className={styles.hint}>{say('person.addresses.full', { max: alternateLimit })}</p>
          )}
        </>
      )}
      {isAdding && <AddAddress onAdded={readAgain} onClose={() => setAdding(false)} />}
      {asked && (
        <ConfirmDialog
          title={say('person.addresses.removeTitle', { email: asked })}
          action={say('button.remove')}
          isDangerous
          isBusy={isRemoving}
          onConfirm={() => takeAway(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{say('person.addresses.removeBody')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
