import { id } from '@samspel/domain/input';
import { linksLimit } from '@samspel/domain/link/link';
import { createLinkInput, updateLinkInput } from '@samspel/domain/link/link.input';
import { Refusal } from '@samspel/domain/refusal';
import { kindsWith } from '@samspel/domain/subject/attachments';
import { isInTime } from '@samspel/domain/subject/trash';
import { z } from 'zod';
import { findSubject } from '../../core/access/find-subject.ts';
import { type Act, action } from '../../core/area/action.ts';
import { refuseArchivedRoot } from '../../subject/archive/archived.ts';
import { refuseStale } from '../../subject/touch.ts';
import { type LinkRow, readLink, readLinks } from './link.queries.ts';

const linkInput = z.strictObject({ id });

/** Adds a link to a thing of any kind that takes links; returns an existing one with the same label and address. */
export const createLink = action(createLinkInput, async ({ meta, label, href }, { caller, tx, emit }) => {
  const found = await findSubject(tx, caller, meta, 'edit', { kind: kindsWith('link'), field: 'input.meta' });

  refuseArchivedRoot(found);
  const links = await readLinks(tx, caller, meta);
  const same = links.find((link) => link.label === label && link.href === href);
  if (same) return same;
  refuseFull(links, 'input.meta');

  const values = { subject_id: meta, label, href, created_by: caller.id };
  const made = await tx.insertInto('link').values(values).returning('id').executeTakeFirstOrThrow();

  await emit({ name: 'link.created', subjectId: meta });
  return readLink(tx, caller, made.id);
});

/** Changes the label or address of a link. */
export const updateLink = action(updateLinkInput, async ({ id, version, label, href }, act) => {
  const link = await findLink(act, id, 'input.id');

  if (link.removedAt) throw new Refusal('notFound', 'input.id');
  refuseStale(link, version);
  const change = { label: label ?? link.label, href: href ?? link.href };
  if (change.label === link.label && change.href === link.href) return link;

  await writeLink(act, link, { ...change, version: version + 1, last_updated: act.services.now() });

  await act.emit({ name: 'link.updated', subjectId: link.metaId });
  return readLink(act.tx, act.caller, id);
});

/** Removes a link; returns its id. */
export const removeLink = action(linkInput, async ({ id }, act) => {
  const link = await findLink(act, id, 'id');

  if (link.removedAt) throw new Refusal('notFound', 'id');

  await writeLink(act, link, { removed_at: act.services.now() });

  await act.emit({ name: 'link.removed', subjectId: link.metaId });
  return id;
});

/** Brings back a removed link, within 30 days. */
export const restoreLink = action(linkInput, async ({ id }, act) => {
  const link = await findLink(act, id, 'id');

  if (!isInTime(link.removedAt, act.services.now())) throw new Refusal('notFound', 'id');
  refuseFull(await readLinks(act.tx, act.caller, link.metaId), 'id');

  await writeLink(act, link, { removed_at: null });

  await act.emit({ name: 'link.broughtBack', subjectId: link.metaId });
  return readLink(act.tx, act.caller, id);
});

/**
 * Finds a link and locks its thing, which the caller must be allowed to change. Throws `notFound` if they may not read the thing, or only read it and
 * the link is removed; `notAllowed` if they only read it; and if it is archived, as `refuseArchivedRoot` does.
 */
async function findLink({ tx, caller }: Act, id: number, field: string): Promise<LinkRow> {
  const known = await readLink(tx, caller, id);
  if (!known || (known.removedAt && known.myAccess !== 'WRITE')) throw new Refusal('notFound', field);
  refuseArchivedRoot(await findSubject(tx, caller, known.metaId, 'edit', { field }));
  const link = await readLink(tx, caller, id);
  if (!link) throw new Refusal('notFound', field);
  return link;
}

function refuseFull(links: readonly LinkRow[], field: string): void {
  if (links.length >= linksLimit) throw new Refusal('input.tooMany', field, { max: linksLimit });
}

type Change = { label?: string; href?: string; version?: number; last_updated?: Date; removed_at?: Date | null };

const writeLink = ({ tx }: Act, { id }: LinkRow, change: Change) =>
  tx.updateTable('link').set(change).where('id', '=', id).execute();
