import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { reloadAnew } from '../update/new-version.ts';
import styles from './error-screen.module.css';

/** Replaces everything if even the frame broke, or a page without one: offers a reload, and what support needs to know (product/shell#errors). */
export function ErrorScreen() {
  return (
    <main className={styles.screen} id="content">
      <WhatBroke />
    </main>
  );
}

/** Replaces a page that broke: the menu and the header stay, and lead elsewhere. */
export function PageError() {
  // The focused element is gone with the page.
  useEffect(focusHeading, []);
  return (
    <div className={styles.page}>
      <WhatBroke />
    </div>
  );
}

function WhatBroke() {
  const say = useText();
  const error = useRouteError();
  return (
    <>
      <PageHeader title={say('shell.error.title')} lead={say('shell.error.oops')} />
      <Button variant="primary" onClick={reloadAnew}>
        {say('button.reload')}
      </Button>
      <details className={styles.more}>
        <summary>{say('button.moreInfo')}</summary>
        <pre>{detailsOf(error)}</pre>
      </details>
    </>
  );
}

function detailsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
