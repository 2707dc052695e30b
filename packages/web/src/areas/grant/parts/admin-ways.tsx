import { MenuElipsisHorizontalIcon } from '@navikt/aksel-icons';
import { useMay } from '../../../core/person/use-may.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/overlay/menu.tsx';
import { grantPaths } from './grant.paths.ts';
import { useImport } from './use-import.ts';

/** Links to what admins do with grants as a whole; nothing for others. */
export function AdminWays() {
  const say = useText();
  const bring = useImport();
  if (!useMay().administer) return null;
  return (
    <>
      <LinkButton to={grantPaths.create}>{say('grant.create')}</LinkButton>
      <Menu label={say('subject.more')} trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}>
        <MenuLink to={grantPaths.kept}>{say('grant.keep')}</MenuLink>
        <MenuItem onSelect={bring}>{say('grant.import')}</MenuItem>
        <MenuLink to={grantPaths.trash}>{say('subject.trash')}</MenuLink>
      </Menu>
    </>
  );
}
