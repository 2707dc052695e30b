/** The pages of Microsoft's sign-in, unless SAMSPEL_SIGN_IN names others. */
const microsoft = 'https://login.microsoftonline.com';

/** The schemes that a link may open outside the app, in the machine's own program. */
const outside = ['https:', 'mailto:', 'tel:', 'webcal:'];

const onThisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns where a shell may go, from its settings: SAMSPEL_URL is the installation, under https or on this machine, SAMSPEL_SIGN_IN the origins of
 * its sign-in, separated by commas. Throws an Error that says what to set if an address is not valid.
 * @param {Record<string, string | undefined>} settings
 */
export function whereFrom({ SAMSPEL_URL, SAMSPEL_SIGN_IN = microsoft }) {
  const own = originOf(SAMSPEL_URL ?? '', 'SAMSPEL_URL');
  const others = SAMSPEL_SIGN_IN.split(',')
    .filter(Boolean)
    .map((one) => originOf(one.trim(), 'SAMSPEL_SIGN_IN'));
  return {
    start: `${own}/app/`,
    /** Whether an address belongs to the installation. @param {string} address */
    isOwn: (address) => isOf([own], address),
    /** Whether the window itself may go there: the app, and the pages of its sign-in. @param {string} address */
    mayGo: (address) => isOf([own, ...others], address),
    /** Whether another program may open it. @param {string} address */
    mayOpen: (address) => URL.canParse(address) && outside.includes(new URL(address).protocol),
  };
}

/** @param {readonly string[]} origins @param {string} address */
const isOf = (origins, address) => URL.canParse(address) && origins.includes(new URL(address).origin);

/** @param {string} address @param {string} setting */
function originOf(address, setting) {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && onThisMachine.includes(url.hostname));
  if (!url || !isSafe) throw new Error(`Set ${setting} to an address such as https://samspel.example.`);
  return url.origin;
}
