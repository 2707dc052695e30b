import { Buildings2Icon } from '@navikt/aksel-icons';
import styles from './organization-image.module.css';

/** The coat of arms or logo of an organization, or an icon instead. @param address null if there is no image */
export function OrganizationImage({ address }: { address: string | null | undefined }) {
  return (
    <span className={styles.sign}>
      {address ? <img src={address} alt="" /> : <Buildings2Icon aria-hidden="true" />}
    </span>
  );
}
