import { EnvelopeClosedIcon } from '@navikt/aksel-icons';
import { useText } from '../../texts/text.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { ShareForm, type ShareFormProps } from './share-form.tsx';

/** Sends somebody a link to a thing by mail (product/sharing#by-mail). */
export function ShareByMail(props: Omit<ShareFormProps, 'onClose'>) {
  const say = useText();
  return (
    <Popover title={say('shareMail.title')} icon={<EnvelopeClosedIcon aria-hidden="true" fontSize="1.5rem" />}>
      {(close) => <ShareForm {...props} onClose={close} />}
    </Popover>
  );
}
