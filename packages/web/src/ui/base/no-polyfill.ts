/** Replaces the polyfill of popovers, which every browser that the app is built for has built in (vite.config.ts). */
export const apply = () => undefined;
export const isPolyfilled = () => false;
export const isSupported = () => true;
