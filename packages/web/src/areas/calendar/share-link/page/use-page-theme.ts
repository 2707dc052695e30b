import { useEffect, useState } from 'react';

type Theme = 'light' | 'dark';

const painted = (): Theme => (document.documentElement.dataset.colorScheme === 'dark' ? 'dark' : 'light');

/**
 * The theme of this page: that of its address or the system, painted before the page started (`shared-early.js`), until the reader chooses the other
 * one. The choice lasts as long as the page; it is not stored.
 */
export function usePageTheme(): { other: Theme; toggle: () => void } {
  const [theme, setTheme] = useState<Theme>(painted);
  const [isOwn, setOwn] = useState(() => new URLSearchParams(location.search).has('theme'));
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => {
      if (!isOwn) setTheme(system.matches ? 'dark' : 'light');
    };
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [isOwn]);
  useEffect(() => {
    document.documentElement.dataset.colorScheme = theme;
  }, [theme]);
  const other = theme === 'light' ? 'dark' : 'light';
  return {
    other,
    toggle: () => {
      setOwn(true);
      setTheme(other);
    },
  };
}
