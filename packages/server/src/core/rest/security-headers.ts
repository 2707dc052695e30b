import type { FastifyHelmetOptions } from '@fastify/helmet';
import { teamsHosts } from '@samspel/domain/session/teams-hosts';
import type { Settings } from '../base/settings.ts';

/** Returns the security headers: scripts, styles and connections only from our own origin, frames only in our own pages and in Teams. */
export function securityHeaders({ baseUrl }: Settings): FastifyHelmetOptions {
  const isSecure = baseUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // React and Tiptap set style attributes; no style element or sheet comes from elsewhere.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'", ...teamsHosts],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure,
    frameguard: false, // frame-ancestors replaces it, and allows several hosts
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}
