// Runs before the first paint of a shared page: the theme that its address asks for, else the system's. It keeps nothing, and reads nothing kept.
(() => {
  const asked = new URLSearchParams(location.search).get('theme');
  const isKnown = asked === 'light' || asked === 'dark';
  const isDark = isKnown ? asked === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.colorScheme = isDark ? 'dark' : 'light';
})();
