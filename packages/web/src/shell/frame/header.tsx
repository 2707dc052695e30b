import { MenuHamburgerIcon, XMarkIcon } from '@navikt/aksel-icons';
import { Link } from 'react-router';
import { SearchBox } from '../../areas/search/search-box.tsx';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Mark } from '../../ui/icons/mark.tsx';
import styles from './header.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { SidebarButtons } from './sidebar-buttons.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import type { RightSidebarState } from './use-right-sidebar.ts';
import { UserMenu } from './user-menu.tsx';

interface HeaderProps {
  isMenuShown: boolean;
  onMenu: () => void;
  right: RightSidebarState;
}

/** The header, 3.125em high (product/shell#layout); on narrow screens it holds the button of the menu. */
export function Header({ isMenuShown, onMenu, right }: HeaderProps) {
  const say = useText();
  const Icon = isMenuShown ? XMarkIcon : MenuHamburgerIcon;
  return (
    <header className={styles.header}>
      <div className={styles.narrow}>
        <Button
          variant="tertiary"
          color="neutral"
          icon={<Icon />}
          aria-expanded={isMenuShown}
          aria-controls="main-menu"
          onClick={onMenu}
        >
          <span className={styles.menuWord}>{say(isMenuShown ? 'shell.hideMenu' : 'shell.showMenu')}</span>
        </Button>
        <Link to="/home" className={styles.brand} aria-label={say('shell.product')}>
          <Mark size={24} />
        </Link>
      </div>
      <div className={styles.search}>
        <SearchBox />
      </div>
      <div className={styles.tools} data-size="sm">
        <div className={styles.rare}>
          <LanguageChoice />
          <ThemeChoice />
        </div>
        <SidebarButtons sidebar={right} />
        <UserMenu />
      </div>
    </header>
  );
}
