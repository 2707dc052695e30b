import { useMe } from '../../core/person/me.tsx';
import { useText } from '../../texts/text.tsx';
import { Avatar } from '../../ui/base/avatar.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { Menu, MenuLink } from '../../ui/overlay/menu.tsx';
import styles from './user-menu.module.css';

/** Who is signed in, and the link to sign out. */
export function UserMenu() {
  const say = useText();
  const { name, picture, organization } = useMe();
  return (
    <Menu
      triggerClassName={styles.trigger}
      trigger={
        <>
          <Avatar name={name} picture={picture} />
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
          <VisuallyHidden>{say('shell.userMenu', { name })}</VisuallyHidden>
        </>
      }
    >
      <li className={styles.who}>
        <strong>{name}</strong>
        {organization && <span>{organization.name}</span>}
      </li>
      <MenuLink to="/my-profile">{say('shell.myProfile')}</MenuLink>
      <MenuLink to="/my-profile/settings">{say('shell.languageAndTheme')}</MenuLink>
      <MenuLink to="/my-profile/groups">{say('organization.groups.mine')}</MenuLink>
      <MenuLink to="/sign-out">{say('account.signOut')}</MenuLink>
    </Menu>
  );
}
