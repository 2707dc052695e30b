import { MenuElipsisHorizontalIcon } from '@navikt/aksel-icons';
import { useMutation } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import { ImportGrantsDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/overlay/menu.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { grantPaths } from './grant.paths.ts';

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

/** Returns a function that adds the missing ones of the schemes that Samspel comes with, and says how many it added. */
function useImport(): () => void {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, send] = useMutation(ImportGrantsDocument);
  return async () => {
    if (fetching) return;
    const { data, error } = await send({});
    if (error) toast.error(sayProblem(error));
    else toast.success(say('grant.imported', { count: data?.importActionValues ?? 0 }));
  };
}
