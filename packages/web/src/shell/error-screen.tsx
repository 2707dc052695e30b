import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useText } from '../texts/text.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './error-screen.module.css';

/** Where a page broke: reload, and what support needs to know (product/shell#errors). */
export function ErrorScreen() {
  const say = useText();
  const error = useRouteError();
  return (
    <main className={styles.screen} id="content">
      <PageHeader title={say('shell.error.title')} lead={say('shell.error.oops')} />
      <Button variant="primary" onClick={() => location.reload()}>
        {say('button.reload')}
      </Button>
      <details className={styles.more}>
        <summary>{say('button.moreInfo')}</summary>
        <pre>{detailsOf(error)}</pre>
      </details>
    </main>
  );
}

function detailsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
