/* Runs in browsers that are too old for the app, so it is written for all of them: says above the page that the browser is too old, in the
   language that early.js has set. It looks for what came with the oldest browsers that the app is built for: Chrome and Edge 123, Firefox 128,
   Safari 17.5. */
// biome-ignore lint/complexity/useArrowFunction: older browsers do not know arrow functions
(function () {
  var isModern =
    'noModule' in document.createElement('script') &&
    typeof Set !== 'undefined' &&
    'union' in Set.prototype &&
    'showPopover' in document.documentElement &&
    'registerProperty' in CSS &&
    CSS.supports('color', 'light-dark(#000, #fff)');
  if (isModern) return;
  var words = {
    nn: 'Samspel støttar ikkje din nettlesar. Bruk ei nyare utgåve av Edge, Chrome, Firefox eller Safari.',
    nb: 'Samspel støtter ikke nettleseren din. Bruk en nyere utgave av Edge, Chrome, Firefox eller Safari.',
    en: 'Samspel does not support your browser. Use a newer version of Edge, Chrome, Firefox or Safari.',
  };
  function show() {
    var notice = document.createElement('p');
    notice.id = 'unsupported';
    notice.setAttribute('role', 'alert');
    notice.style.cssText = 'margin:0;padding:16px 24px;background:#fff3cd;color:#3d2f00;font:16px/1.5 sans-serif';
    notice.appendChild(document.createTextNode(words[document.documentElement.lang] || words.nn));
    document.body.insertBefore(notice, document.body.firstChild);
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
})();
