/**
 * Stands in for `@digdir/designsystemet-web`, of which Designsystemet's React components import everything (vite.config.ts says
 * so): only what the kit uses. Fields need theirs to be read out rightly, so it comes with the page; what moves windows about is
 * fetched beside the page, since it finds its elements in the document whenever it comes. Tabs bring their own.
 */
import '@digdir/designsystemet-web/ds-field';
import { tooltipElement } from './tooltip-element.ts';

void import('@digdir/designsystemet-web/dialog');
void import('@digdir/designsystemet-web/fieldset');
void import('@digdir/designsystemet-web/invokers');
void import('@digdir/designsystemet-web/popover');
void import('@digdir/designsystemet-web/tooltip').then(({ setTooltipElement }) => setTooltipElement(tooltipElement()));

export { pagination } from '@digdir/designsystemet-web/ds-pagination';
