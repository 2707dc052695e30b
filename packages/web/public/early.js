// Runs before the first paint: the theme and language that this browser chose last, so that nothing flashes.
(() => {
  const root = document.documentElement;
  let theme;
  let locale;
  try {
    theme = localStorage.getItem('samspel.theme');
    locale = localStorage.getItem('samspel.locale');
  } catch {
    // Storage may be forbidden; then the system's theme and Nynorsk it is.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.colorScheme = theme;
  root.lang = locale === 'nb' || locale === 'en' ? locale : 'nn';
})();
