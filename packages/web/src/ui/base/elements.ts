/**
 * Replaces `@digdir/designsystemet-web`, all of which Designsystemet's React components import (the alias is in vite.config.ts), with what the kit
 * uses. Fields need their element to be announced correctly, so it is loaded with the page; what positions windows is fetched separately, since it
 * finds its elements in the document whenever it comes. Tabs load their own.
 */
import '@digdir/designsystemet-web/ds-field';
import { tooltipElement } from './tooltip-element.ts';

void import('@digdir/designsystemet-web/dialog');
void import('@digdir/designsystemet-web/fieldset');
void import('@digdir/designsystemet-web/invokers');
void import('@digdir/designsystemet-web/popover');
void import('@digdir/designsystemet-web/tooltip').then(({ setTooltipElement }) => setTooltipElement(tooltipElement()));

export { pagination } from '@digdir/designsystemet-web/ds-pagination';
