import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A real OpenID Connect provider, whose accounts the test defines. */
export type OidcServer = {
  issuer: string;
  /** The settings with which people sign in here. */
  env: Record<string, string>;
  /** The claims of each account, by the user name that is typed. */
  accounts: Map<string, Record<string, unknown>>;
  /** Sets wrong claims for its ID tokens, signed by its own key or by a stranger's of the same name. */
  forge: (claims: object, by?: 'provider' | 'stranger') => void;
  /** Registers the app at this address, so that it can send people here. It must be called before anybody comes. */
  knowApp: (baseUrl: string) => void;
  close: () => void;
};

const client = { client_id: 'samspel', client_secret: 'a secret of the tests' };

/** Starts a provider on a free port. */
export async function oidcServer(): Promise<OidcServer> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts: OidcServer['accounts'] = new Map();
  let forged: object = {};
  const keys = { provider: newKey(), stranger: newKey() };
  let signer: keyof typeof keys = 'provider';
  return {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.client_id, OIDC_CLIENT_SECRET: client.client_secret },
    accounts,
    forge: (claims, by = 'provider') => {
      forged = claims;
      signer = by;
    },
    knowApp: (baseUrl) => {
      const provider = new Provider(issuer, {
        jwks: { keys: [{ ...keys.provider.export({ format: 'jwk' }), ...keyNames }] },
        clients: [{ ...client, redirect_uris: [`${baseUrl}/api/auth/microsoft-callback`] }],
        claims: { openid: ['sub', 'email', 'email_verified', 'name', 'tid', 'oid', 'xms_edov', 'preferred_username'] },
        conformIdTokenClaims: false,
        pkce: { required: () => true },
        findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts.get(id) }) }),
      });
      provider.use(async (context, next) => {
        await next();
        const answer = context.body as { id_token?: string } | undefined;
        if (context.path === '/token' && answer?.id_token)
          answer.id_token = rewritten(answer.id_token, forged, keys[signer]);
      });
      server.on('request', provider.callback());
    },
    close: () => server.close(),
  };
}

const keyNames = { kid: 'the key', alg: 'RS256', use: 'sig' };
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;

/** Returns the token with changed claims, signed anew. */
function rewritten(token: string, claims: object, key: KeyObject): string {
  const [head, said] = token.split('.');
  const read = JSON.parse(Buffer.from(said!, 'base64url').toString()) as object;
  const written = Buffer.from(JSON.stringify({ ...read, ...claims })).toString('base64url');
  const signature = sign('sha256', Buffer.from(`${head}.${written}`), key).toString('base64url');
  return [head, written, signature].join('.');
}
