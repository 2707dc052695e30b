import { PlusIcon } from '@navikt/aksel-icons';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { paths } from '../address/paths.ts';
import styles from './no-rings.module.css';

/** Says why the year of my municipality is empty: nobody in it has made a year wheel that I may read. */
export function NoMunicipalityWheels({ organization, year }: { organization: string; year: number }) {
  const say = useText();
  const me = useMe();
  return (
    <>
      <PageHeader title={organization} />
      <EmptyState
        title={say('calendar.municipality.none', { municipality: organization })}
        action={
          <div className={styles.ways}>
            <LinkButton to={paths.create(me.id, year)} variant="primary" icon={<PlusIcon />}>
              {say('calendar.createNew')}
            </LinkButton>
            <LinkButton to={paths.explore}>{say('calendar.explore')}</LinkButton>
          </div>
        }
      >
        {say('calendar.municipality.noneHint')}
      </EmptyState>
    </>
  );
}
