import { Buildings2Icon } from '@navikt/aksel-icons';
import styles from './organization-image.module.css';

/** The coat of arms or mark of an organization, or a sign that stands for it. @param address null without an image */
export function OrganizationImage({ address }: { address: string | null | undefined }) {
  return (
    <span className={styles.sign}>
      {address ? <img src={address} alt="" /> : <Buildings2Icon aria-hidden="true" />}
    </span>
  );
}
