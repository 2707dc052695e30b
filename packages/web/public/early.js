/* Runs before the first paint, also in browsers that are too old for the app: sets the theme and language that this browser chose last, so that
   nothing flashes. */
// biome-ignore lint/complexity/useArrowFunction: older browsers do not know arrow functions
(function () {
  var root = document.documentElement;
  var theme;
  var locale;
  try {
    theme = localStorage.getItem('samspel.theme');
    locale = localStorage.getItem('samspel.locale');
  } catch (_) {
    // Storage may be forbidden; then the system's theme and Nynorsk are used.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-color-scheme', theme);
  root.lang = locale === 'nb' || locale === 'en' ? locale : 'nn';
})();
