import { useQuery } from 'urql';
import { MyProfileDocument } from '../../../generated/graphql.ts';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { InfoForm } from './info-form.tsx';
import { MyPicture } from './my-picture.tsx';
import styles from './profile.module.css';

/** /my-profile/info: what I say about myself. */
export function InfoTab() {
  const [{ data, error }, ask] = useQuery({ query: MyProfileDocument });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <div className={styles.info}>
      <MyPicture />
      <InfoForm me={data.me} />
    </div>
  );
}
