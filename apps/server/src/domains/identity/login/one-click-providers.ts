import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchProtectedResource,
} from 'openid-client';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';

export type Provider = 'google' | 'facebook';

/** Whom a provider vouches for. An address it has not verified proves nothing. */
export type Vouched = { subject: string; email: string | null; isEmailVerified: boolean };

export type VisitSecrets = { redirect: string; state: string; nonce: string; verifier: string };

/** Where the browser goes to sign in. */
export async function authorizationUrl(
  house: House,
  provider: Provider,
  { redirect, state, nonce, verifier }: VisitSecrets,
): Promise<string> {
  const url = buildAuthorizationUrl(await configurationOf(house, provider), {
    redirect_uri: redirect,
    scope: provider === 'google' ? 'openid email' : 'email',
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(provider === 'google' && { nonce }),
  });
  return url.href;
}

/** Asks the provider, by the code it gave the browser, who that is. */
export async function whoCame(
  house: House,
  provider: Provider,
  url: URL,
  { state, nonce, verifier }: VisitSecrets,
): Promise<Vouched> {
  const configuration = await configurationOf(house, provider);
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: state,
    pkceCodeVerifier: verifier,
    ...(provider === 'google' && { expectedNonce: nonce, idTokenExpected: true }),
  });
  if (provider === 'facebook') return facebookProfile(house, configuration, tokens.access_token);
  const claims = tokens.claims()!;
  return {
    subject: claims.sub,
    email: typeof claims.email === 'string' ? claims.email : null,
    isEmailVerified: claims.email_verified === true,
  };
}

/** Facebook does not say whether an address is verified, so it never opens an account that exists. */
async function facebookProfile(
  house: House,
  configuration: Configuration,
  token: string,
): Promise<Vouched> {
  const url = new URL(`${facebookOrigin(house)}/me?fields=id,email`);
  const profile = await fetchProtectedResource(configuration, token, url, 'GET');
  const { id, email } = (await profile.json()) as { id?: unknown; email?: unknown };
  if (typeof id !== 'string' || id === '') throw new Error('the provider named nobody');
  return { subject: id, email: typeof email === 'string' ? email : null, isEmailVerified: false };
}

const PATIENCE_SECONDS = 5;
const FACEBOOK = 'https://graph.facebook.com';
const FACEBOOK_VERSION = 'v23.0';
const known = new WeakMap<House, Map<Provider, Configuration>>();

export function hasProvider({ config }: House, provider: Provider): boolean {
  return provider === 'google'
    ? Boolean(config.OIDC_GOOGLE_ID && config.OIDC_GOOGLE_SECRET)
    : Boolean(config.OAUTH_FACEBOOK_ID && config.OAUTH_FACEBOOK_SECRET);
}

async function configurationOf(house: House, provider: Provider): Promise<Configuration> {
  if (!hasProvider(house, provider)) refuse('FUNCTION_NOT_AVAILABLE');
  const ours = known.get(house) ?? new Map<Provider, Configuration>();
  known.set(house, ours);
  const ready = ours.get(provider);
  if (ready) return ready;
  const made = provider === 'google' ? await googleConfiguration(house) : facebookOf(house);
  made.timeout = PATIENCE_SECONDS;
  ours.set(provider, made);
  return made;
}

async function googleConfiguration({ config }: House): Promise<Configuration> {
  const { OIDC_GOOGLE_ISSUER, OIDC_GOOGLE_ID, OIDC_GOOGLE_SECRET } = config;
  const issuer = new URL(OIDC_GOOGLE_ISSUER);
  return discovery(issuer, OIDC_GOOGLE_ID!, OIDC_GOOGLE_SECRET, undefined, {
    timeout: PATIENCE_SECONDS,
    ...(isPlain(config.profile, issuer) && { execute: [allowInsecureRequests] }),
  });
}

function facebookOf(house: House): Configuration {
  const { config } = house;
  const { OAUTH_FACEBOOK_ISSUER: issuer, OAUTH_FACEBOOK_ID, OAUTH_FACEBOOK_SECRET } = config;
  const origin = facebookOrigin(house);
  // Its dialog lives at another name than its programs' interface.
  const dialog = origin.replace(FACEBOOK, 'https://www.facebook.com');
  const configuration = new Configuration(
    {
      issuer,
      authorization_endpoint: `${dialog}/dialog/oauth`,
      token_endpoint: `${origin}/oauth/access_token`,
    },
    OAUTH_FACEBOOK_ID!,
    OAUTH_FACEBOOK_SECRET!,
    ClientSecretPost(OAUTH_FACEBOOK_SECRET!),
  );
  if (isPlain(config.profile, new URL(issuer))) allowInsecureRequests(configuration);
  return configuration;
}

function facebookOrigin({ config }: House): string {
  return `${config.OAUTH_FACEBOOK_ISSUER.replace(/\/$/, '')}/${FACEBOOK_VERSION}`;
}

/** A provider on this machine, for tests; a real one is never asked in the open. */
function isPlain(profile: House['config']['profile'], issuer: URL): boolean {
  return profile !== 'production' && issuer.protocol === 'http:';
}
