// Runs before the first paint of a shared page: sets the theme that its address asks for, else the system's. It stores nothing and reads nothing
// stored.
(() => {
  const asked = new URLSearchParams(location.search).get('theme');
  const isKnown = asked === 'light' || asked === 'dark';
  const isDark = isKnown ? asked === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.colorScheme = isDark ? 'dark' : 'light';
})();
