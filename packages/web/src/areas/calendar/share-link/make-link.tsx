import { suggestedShareUri } from '@samspel/domain/calendar/share-link';
import { makeSharableInput } from '@samspel/domain/calendar/share-link.input';
import { seenValue } from '@samspel/domain/text/invisible';
import { useState } from 'react';
import { useMutation } from 'urql';
import { FormError } from '../../../core/forms/form-error.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useFocusOnFault } from '../../../core/forms/use-focus-on-fault.ts';
import { MakeSharableDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import type { LinkedCalendar } from './linked-calendar.ts';
import styles from './share-link-dialog.module.css';
import { sharedAddress } from './shared-address.ts';

interface Props {
  calendar: LinkedCalendar;
  /** Called with whether the uri differs from the suggested one and is not yet saved. */
  onTyped: (isTyped: boolean) => void;
}

/** Creates a share link. Its uri is suggested from the title, or is the earlier one; the whole address is previewed. */
export function MakeLink({ calendar: { id, title, reservedUri }, onTyped }: Props) {
  const say = useText();
  const suggested = reservedUri ?? suggestedShareUri(title);
  const [uri, setUri] = useState(suggested);
  const [taken, setTaken] = useState<string | null>(null);
  const [{ fetching }, send] = useMutation(MakeSharableDocument);
  const input = { id, uri };
  const errors = useFieldErrors(makeSharableInput, input);
  const focusOnFault = useFocusOnFault();
  const clean = seenValue(uri).toLowerCase();
  const type = (typed: string) => {
    setUri(typed);
    onTyped(typed !== suggested);
  };
  const refuse = () => {
    setTaken(clean);
    focusOnFault();
  };
  const make = async () => {
    if (!(await errors.checkAll())) return;
    const answer = await send({ input });
    if (answer.error) return errors.refuse(answer.error);
    if (!answer.data?.makeSharable) return refuse();
    onTyped(false);
    toast.success(say('shareLink.made'));
  };
  return (
    <Form className={styles.form} onSubmit={make}>
      <TextField
        label={say('field.uri')}
        description={say(clean !== '' && clean === reservedUri ? 'shareLink.reserved' : 'shareLink.uriHint')}
        value={uri}
        required
        onChange={(event) => type(event.target.value)}
        onBlur={() => errors.touch('uri')}
        error={taken === clean ? say('calendar.share.taken') : errors.of('uri')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <p className={styles.whole}>
        <span className={styles.quiet}>{say('shareLink.whole')}</span>
        <br />
        <strong>{sharedAddress(location.origin, clean)}</strong>
      </p>
      <FormError errors={errors} />
      <Button variant="primary" type="submit" className={styles.make} loading={fetching}>
        {say('shareLink.make')}
      </Button>
      <p className={styles.quiet}>{say('shareLink.dies')}</p>
    </Form>
  );
}
