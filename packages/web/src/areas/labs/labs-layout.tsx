import { Outlet, useLocation } from 'react-router';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './labs.module.css';
import { labsPages } from './labs-pages.ts';

/** The head of a page of /labs, with a link back to all of them. */
export function Component() {
  const say = useText();
  const { pathname } = useLocation();
  const page = labsPages.find((name) => pathname === `/labs/${name}`);
  return (
    <>
      {page ? (
        <PageHeader
          above={<TextLink to="/labs">{say('labs.title')}</TextLink>}
          title={say(`labs.${page}`)}
          lead={say(`labs.${page}.lead`)}
        />
      ) : (
        <PageHeader title={say('labs.title')} lead={say('labs.lead')} />
      )}
      <div className={styles.page}>
        <Outlet />
      </div>
    </>
  );
}
