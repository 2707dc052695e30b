/** A colour by lightness (0–1), chroma and hue (degrees), on scales that follow the eye. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toEncoded = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Returns red, green and blue in linear light, 0–1. Throws a RangeError for anything but `#rrggbb`. */
export function linearOf(hex: string): Triple {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`Not a colour: ${hex}`);
  const [r, g, b] = match.slice(1).map((pair) => toLinear(Number.parseInt(pair, 16) / 255));
  return [r!, g!, b!];
}

/** Converts `#rrggbb`; https://bottosson.github.io/posts/oklab/ gives the matrices. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const alpha = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const beta = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(alpha, beta),
    hue: ((Math.atan2(beta, alpha) * 180) / Math.PI + 360) % 360,
  };
}

/** Takes a hue by the cosine and the sine of its angle. */
function linearFrom(lightness: number, chroma: number, cos: number, sin: number): Triple {
  const alpha = chroma * cos;
  const beta = chroma * sin;
  const l = (lightness + 0.3963377774 * alpha + 0.2158037573 * beta) ** 3;
  const m = (lightness - 0.1055613458 * alpha - 0.0638541728 * beta) ** 3;
  const s = (lightness - 0.0894841775 * alpha - 1.291485548 * beta) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isChannel = (value: number) => value >= -0.0005 && value <= 1.0005;
const isShown = (channels: Triple) => isChannel(channels[0]) && isChannel(channels[1]) && isChannel(channels[2]);

/** How often the chroma is halved: finer than the 255 steps of a channel. */
const HALVINGS = 10;

/** Returns the nearest `#rrggbb`. If a screen cannot show that much chroma, the chroma is reduced, never lightness or hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const cos = Math.cos((hue * Math.PI) / 180);
  const sin = Math.sin((hue * Math.PI) / 180);
  const wished = linearFrom(lightness, chroma, cos, sin);
  if (isShown(wished)) return hexFrom(wished);
  let low = 0;
  let high = chroma;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (isShown(linearFrom(lightness, middle, cos, sin))) low = middle;
    else high = middle;
  }
  return hexFrom(linearFrom(lightness, low, cos, sin));
}

function hexFrom(channels: Triple): string {
  const byteOf = (channel: number) => Math.round(toEncoded(Math.min(1, Math.max(0, channel))) * 255);
  const number = (byteOf(channels[0]) << 16) + (byteOf(channels[1]) << 8) + byteOf(channels[2]);
  return `#${number.toString(16).padStart(6, '0')}`;
}
