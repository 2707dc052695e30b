import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { useMoment } from '../../../core/time/use-moment.ts';
import { MyPasswordDocument, RemovePasswordDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { ChoosePassword } from './choose-password.tsx';
import styles from './profile.module.css';

/** My password, which only admins and invited people may choose; the section is hidden from all others (product/accounts#passwords). */
export function MyPassword() {
  const say = useText();
  const sayProblem = useProblemText();
  const moment = useMoment();
  const [{ data }, read] = useQuery({ query: MyPasswordDocument });
  const [{ fetching }, remove] = useMutation(RemovePasswordDocument);
  const [opened, setOpened] = useState<'choose' | 'remove' | null>(null);
  if (!data?.me.mayHavePassword) return null;
  const { passwordSetAt } = data.me;
  const takeAway = async () => {
    const { error } = await remove({});
    setOpened(null);
    if (error) toast.error(sayProblem(error));
    else toast.success(say('person.password.removed'));
  };
  return (
    <section aria-labelledby="password">
      <Heading level={2} size="xs" id="password">
        {say('account.password')}
      </Heading>
      <p className={styles.lead}>
        {passwordSetAt ? say('person.password.since', { at: moment(passwordSetAt) }) : say('person.password.lead')}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => setOpened('choose')}>
          {say(passwordSetAt ? 'person.password.change' : 'person.password.choose')}
        </Button>
        {passwordSetAt && <Button onClick={() => setOpened('remove')}>{say('person.password.remove')}</Button>}
      </div>
      {opened === 'choose' && (
        <ChoosePassword
          onChosen={() => {
            setOpened(null);
            read({ requestPolicy: 'network-only' });
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'remove' && (
        <ConfirmDialog
          title={say('person.password.removeTitle')}
          action={say('person.password.remove')}
          isDangerous
          isBusy={fetching}
          onConfirm={() => takeAway()}
          onClose={() => setOpened(null)}
        >
          <p>{say('person.password.removeBody')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
