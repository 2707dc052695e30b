import { useText } from '../../texts/text.tsx';
import { useSupport } from './use-support.ts';

/** How to reach support (product/shell#layout); whom to ask instead if there is no support. */
export function SupportLine() {
  const say = useText();
  const { email, phone } = useSupport();
  if (!email && !phone) return <p>{say('about.support.none')}</p>;
  return (
    <>
      {email && (
        <p>
          <a href={`mailto:${email}`} className="ds-link">
            {say('about.support.mail', { email })}
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="ds-link">
            {say('about.support.phone', { phone })}
          </a>
        </p>
      )}
    </>
  );
}
