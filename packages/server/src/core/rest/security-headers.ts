import type { FastifyHelmetOptions } from '@fastify/helmet';
import { teamsHosts } from '@samspel/domain/session/teams-hosts';
import type { Settings } from '../base/settings.ts';

/** Headers on every answer: scripts, styles and connections from here alone, framed by Teams alone. */
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
    frameguard: false, // frame-ancestors says it, and knows several hosts
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}
