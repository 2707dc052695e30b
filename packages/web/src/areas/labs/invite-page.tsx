import { seenValue } from '@samspel/domain/text/invisible';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useFocusOnFault } from '../../core/forms/use-focus-on-fault.ts';
import { InvitationCheckDocument } from '../../generated/graphql.ts';
import { useProblemText, useRefusalText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import styles from './labs.module.css';

/** Number of mails to the address that are shown, the latest first. */
const mostMails = 5;

/** /labs/invite: why an invitation fails, or whether it would; mails nothing. */
export function Component() {
  const say = useText();
  const sayProblem = useProblemText();
  const refusal = useRefusalText();
  const focusOnFault = useFocusOnFault();
  const [written, setWritten] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [email, setEmail] = useState('');
  const [{ data, error, fetching }, again] = useQuery({
    query: InvitationCheckDocument,
    variables: { email, people: { text: email, limit: mostMails }, mails: { to: email, limit: mostMails } },
    pause: email === '',
    requestPolicy: 'network-only',
  });
  const submit = async () => {
    const asked = seenValue(written).toLowerCase();
    setMissing(asked === '');
    if (asked === '') focusOnFault();
    if (asked === email && email !== '') again();
    else setEmail(asked);
  };
  return (
    <div className={styles.wide}>
      <Form className={styles.narrow} onSubmit={submit}>
        <TextField
          label={say('admin.person.email')}
          type="email"
          autoComplete="off"
          value={written}
          onChange={({ target }) => {
            setWritten(target.value);
            setMissing(false);
          }}
          error={isMissing ? refusal({ code: 'input.required', field: 'email' }) : error && sayProblem(error)}
          required
        />
        <div>
          <Button type="submit" variant="primary" loading={fetching}>
            {say('labs.invite.look')}
          </Button>
        </div>
      </Form>
      {data && !error && <InvitationFacts email={email} found={data} />}
    </div>
  );
}
