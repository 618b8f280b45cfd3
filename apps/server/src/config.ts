import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isAddressRange } from './platform/edge/address.ts';
import { StartFailure } from './platform/errors/start-failure.ts';

const shape = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  BAIZE_CURRENCY: z.string().optional(),
  BAIZE_DEMO_GUESTS: z.coerce
    .number()
    .int()
    .max(1_000)
    .refine((many) => many === 0 || many >= 6)
    .default(180),
  BAIZE_DATA: z.string().min(1).default('.data'),
  BAIZE_ARCHIVE: z.string().min(1).optional(),
  BAIZE_ARCHIVE_AFTER: z.string().default(''),
  BAIZE_SERVERS: z.union([z.literal('auto'), z.coerce.number().int().min(1).max(64)]).default(1),
  BAIZE_PROFILE: z.enum(['demo', 'test', 'production']).optional(),
  DATABASE_URL: z.string().optional(),
  BAIZE_SERVE_DATABASE_URL: z.string().optional(),
  REDIS_URL: z.string().optional(),
  BAIZE_ORIGIN: z.url().optional(),
  BAIZE_CONTENT_ORIGIN: z.url().optional(),
  BAIZE_SAMPLE_VENDOR_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8190'),
  BAIZE_SAMPLE_GATEWAY_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8191'),
  BAIZE_TRUSTED_PROXIES: z.string().default(''),
  BAIZE_WATCHERS: z.string().default('127.0.0.0/8, ::1'),
  BAIZE_SECRET: z.string().min(16).optional(),
  BAIZE_RETIRED_SECRETS: z.string().default(''),
  SMTP_URL: z.string().optional(),
  SMS_URL: z.string().optional(),
  OIDC_GOOGLE_ID: z.string().optional(),
  OIDC_GOOGLE_SECRET: z.string().optional(),
  OIDC_GOOGLE_ISSUER: z.string().default('https://accounts.google.com'),
  OAUTH_FACEBOOK_ID: z.string().optional(),
  OAUTH_FACEBOOK_SECRET: z.string().optional(),
  OAUTH_FACEBOOK_ISSUER: z.string().default('https://graph.facebook.com'),
  PHONE_AUTH_JWKS: z.string().optional(),
  PHONE_AUTH_AUDIENCE: z.string().optional(),
  PHONE_AUTH_ISSUER: z.string().optional(),
  PHONE_AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  PHONE_AUTH_KEY: z.string().optional(),
  BAIZE_TEST_HASHING: z.enum(['full', 'light']).default('full'),
  BAIZE_TEST_DAILY_WORK: z.enum(['clock', 'asked']).default('clock'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

/** The environment, read once. */
export type Config = z.output<typeof shape> & {
  dataDir: string;
  /** Where old partitions lie as files. */
  archiveDir: string;
  /** After how many months the partitions of a table are archived; a table that is not here never is. */
  archiveAfter: ReadonlyMap<string, number>;
  profile: 'demo' | 'test' | 'production';
  /** How many processes serve. */
  servers: number;
  trustedProxies: string[];
  /** From where a production house shows its measures and its calls. */
  watchers: string[];
  retiredSecrets: string[];
  logLevel: string;
};

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = shape.safeParse(withSecretFiles(env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartFailure(`${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const values = parsed.data;
  const profile = values.BAIZE_PROFILE ?? 'demo';
  if (!values.BAIZE_PROFILE && !LOOPBACK.test(values.HOST)) {
    throw new StartFailure(
      `The demo listens on this machine only. To listen on ${values.HOST}, set BAIZE_PROFILE (demo, production).`,
    );
  }
  if (values.BAIZE_TEST_HASHING === 'light' && profile !== 'test') {
    throw new StartFailure(
      'BAIZE_TEST_HASHING is for tests: passwords of people need the full cost.',
    );
  }
  if (values.BAIZE_TEST_DAILY_WORK === 'asked' && profile !== 'test') {
    throw new StartFailure(
      'BAIZE_TEST_DAILY_WORK is for tests: a house that serves people pays and proves every day.',
    );
  }
  if (profile === 'production' && !values.BAIZE_ORIGIN) {
    throw new StartFailure(
      'BAIZE_ORIGIN is missing: in production the links in letters lead to it (https://play.example).',
    );
  }
  return {
    ...values,
    profile,
    servers: values.BAIZE_SERVERS === 'auto' ? availableParallelism() : values.BAIZE_SERVERS,
    dataDir: resolve(values.BAIZE_DATA),
    archiveDir: resolve(values.BAIZE_ARCHIVE ?? join(values.BAIZE_DATA, 'archive')),
    archiveAfter: archiveRules(values.BAIZE_ARCHIVE_AFTER),
    trustedProxies: addressRanges('BAIZE_TRUSTED_PROXIES', values.BAIZE_TRUSTED_PROXIES),
    watchers: addressRanges('BAIZE_WATCHERS', values.BAIZE_WATCHERS),
    retiredSecrets: listed(values.BAIZE_RETIRED_SECRETS),
    logLevel: values.LOG_LEVEL ?? (profile === 'production' ? 'info' : 'warn'),
  };
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * What may be archived, and the fewest months that it must be kept for those who look back. A payment is
 * disputed within a year, and answers to requests are kept a month longer than that.
 */
const FEWEST_MONTHS: Readonly<Record<string, number>> = { events: 1, bets: 3, transfers: 13 };

/** `events=3`: a slip would let go of what somebody wanted to keep, so none is guessed at. */
function archiveRules(text: string): ReadonlyMap<string, number> {
  const rules = new Map(
    listed(text).map((rule): [string, number] => {
      const [, table = '', months = ''] = /^([a-z]+) *= *(\d{1,3})$/.exec(rule) ?? [];
      const fewest = FEWEST_MONTHS[table];
      if (fewest === undefined || Number(months) < fewest) {
        const allowed = Object.entries(FEWEST_MONTHS).map(([name, min]) => `${name}=${min}`);
        throw new StartFailure(
          `BAIZE_ARCHIVE_AFTER says ${rule}: write a table and months, at least ${allowed.join(', ')}.`,
        );
      }
      return [table, Number(months)];
    }),
  );
  const [bets, transfers] = [rules.get('bets'), rules.get('transfers')];
  if (transfers !== undefined && (bets === undefined || bets > transfers)) {
    throw new StartFailure(
      `BAIZE_ARCHIVE_AFTER says transfers=${transfers}: transfers go after their bets, so write bets too, with as many months or fewer.`,
    );
  }
  return rules;
}

/** Whoever is named here is believed or let in, so a slip must not pass. */
function addressRanges(name: string, text: string): string[] {
  const ranges = listed(text);
  const wrong = ranges.find((range) => !isAddressRange(range));
  if (wrong === undefined) return ranges;
  throw new StartFailure(
    `${name} names ${wrong}: write addresses or ranges, such as 10.0.0.0/8, with commas between.`,
  );
}

/** Every variable may be given as a file instead: BAIZE_SECRET_FILE names the file of BAIZE_SECRET. */
function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const merged = { ...env };
  for (const name of Object.keys(shape.shape)) {
    const file = env[`${name}_FILE`];
    if (merged[name] === '') delete merged[name];
    if (file && merged[name] === undefined) merged[name] = readSecret(`${name}_FILE`, file);
  }
  return merged;
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartFailure(`${name} names a file that cannot be read: ${file}`);
  }
}
