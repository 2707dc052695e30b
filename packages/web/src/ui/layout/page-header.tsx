import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { Heading } from '../base/heading.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The h1, which is focused when a person navigates here. */
  title: string;
  /** The window's title, if it is not the h1 and the product's name. A printed file is named by it. */
  documentTitle?: string;
  /** Shown after the h1, such as the pencil that edits it. */
  beside?: ReactNode;
  /** Shown instead of the h1 while the title is edited; only screen readers then get the h1. */
  instead?: ReactNode;
  /** One line under the title: how many, whose, since when. */
  lead?: ReactNode;
  /** Small text above the title: where the page belongs. Words that are no link, such as the number of a step, are read with the title. */
  above?: ReactNode;
  /** Buttons; the page's one main action first. */
  actions?: ReactNode;
  /** For a page that needs its height: the title, `tabs` and the buttons in one row, in which a long title takes two lines at most. */
  isLow?: boolean;
  /** The tabs of the page, between the title and the buttons of a low head. */
  tabs?: ReactNode;
  /** For a list, or another page whose content is to be seen at once: title, lead and buttons in one row; a phone shows the buttons by their icons. */
  isList?: boolean;
}

/**
 * The head of every page: its h1 and its document title. Navigating here moves the focus to the h1, so that a screen reader
 * begins there; `navigate(to, { state: { keepFocus: true } })` leaves the focus where it is, for a step within the page.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, documentTitle, beside, instead, lead, above, actions, isLow = false, isList = false, tabs } = props;
  useEffect(() => {
    document.title = documentTitle ?? `${title} · Samspel`;
  }, [title, documentTitle]);
  const aboveId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname, state } = useLocation();
  const keepsFocus = key === 'default' || state?.keepFocus === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it another page
  useEffect(() => {
    if (!keepsFocus) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <header className={styles.header} data-low={isLow || undefined} data-list={isList || undefined}>
      <div className={styles.words}>
        {above && (
          <div id={aboveId} className={styles.above}>
            {above}
          </div>
        )}
        <div className={styles.title}>
          <Heading
            level={1}
            size={isLow ? 'sm' : undefined}
            tabIndex={-1}
            ref={heading}
            aria-describedby={typeof above === 'string' ? aboveId : undefined}
            className={instead ? 'ds-sr-only' : undefined}
          >
            {title}
          </Heading>
          {instead ?? beside}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {actions && (
        <div className={styles.actions} data-size={isLow || isList ? 'sm' : undefined} data-offers="">
          {actions}
        </div>
      )}
    </header>
  );
}
