import { z } from 'zod/mini';
import { call, instant, nothing, text } from '../call.ts';
import { registerFields } from '../identity/register-fields.ts';
import { patternIds } from '../identity/register-patterns.ts';
import { languageCodes } from '../languages.ts';
import * as pages from './pages.ts';

/** A switch and those under it; on is the text "1". */
export const moduleNode = z.object({
  modId: z.string(),
  enabled: z.enum(['1', '0']),
  get childrenNodes() {
    return z.array(moduleNode);
  },
});

export type ModuleNode = z.infer<typeof moduleNode>;

// What we say needs no checking of lengths and letters: that was done when an operator saved it.
const registerRule = z.object({
  acceptedPattern: z.string(),
  minLength: z.int(),
  maxLength: z.int(),
  patternId: z.literal(patternIds),
  fieldEnabled: z.boolean(),
  updateEnabled: z.boolean(),
  required: z.boolean(),
});

export const registerSettings = z.record(z.enum(registerFields), registerRule);

const resource = z.object({ resourceType: z.string(), url: z.string(), labelNameEn: z.string() });

const serviceEntry = z.object({
  csType: pages.serviceKind,
  title: z.string(),
  /** The last 8 characters are the key, the rest is the encrypted address. */
  path: z.string(),
});

const domain = z.object({
  domain: z.string(),
  route: z.string(),
  affiliateCode: z.nullable(z.string()),
});

const location = z.object({
  ip: z.string(),
  /** Two letters; null for an address of no known country. */
  country: z.nullable(z.string()),
});

/** What a client must know of the brand before it shows anything. */
export const brand = z.object({
  code: z.string(),
  name: z.string(),
  currency: z.string(),
  currencySymbol: z.string(),
  currencyPosition: z.enum(['F', 'B']),
  /** How many decimals people write; amounts on the wire have up to four. */
  currencyDecimals: z.int(),
  /** `GMT+8` */
  timeZone: z.string(),
  timeZoneOffsetMinutes: z.int(),
  defaultLanguage: z.enum(languageCodes),
  languages: z.array(z.enum(languageCodes)),
  jackpotTicker: z.enum(['display', 'pool']),
  marketProfile: z.enum(['standard', 'strict']),
});

/** What clients put in place of their own look: CSS variables by theme. */
export const theme = z.object({
  logo: z.nullable(z.string()),
  both: z.record(z.string(), z.string()),
  dark: z.record(z.string(), z.string()),
  light: z.record(z.string(), z.string()),
});

export const status = call({
  method: 'GET',
  path: '/wps/system/status',
  also: [{ path: '/wps/v2/system/status' }],
  audience: 'anyone',
  whileClosed: true,
  class: 'open',
  summary: 'Whether the house is open to this visitor, and everything a client shows first',
  input: nothing,
  value: z.object({
    /** 0 open, 1 maintenance, 2 region blocked. */
    state: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    maintenance: z.boolean(),
    maintenanceEnd: z.nullable(instant),
    maintenanceMessage: z.string(),
    regionRestriction: z.boolean(),
    /** This visitor's address comes in whatever the switches say. */
    whitelist: z.boolean(),
    location,
    info: z.object({
      brand,
      theme,
      customerService: z.array(serviceEntry),
      domainRoute: z.array(domain),
      resources: z.array(resource),
      whitelabel: moduleNode,
      register: registerSettings,
      mainDomain: z.string(),
      analytics: z.object({ gtagId: z.string() }),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
    }),
  }),
});

export const whitelabel = call({
  method: 'GET',
  path: '/wps/system/whitelabel',
  audience: 'anyone',
  class: 'read',
  summary: 'The switches of the brand, as a tree',
  input: nothing,
  value: moduleNode,
});

export const register = call({
  method: 'GET',
  path: '/wps/system/setting/register',
  audience: 'anyone',
  class: 'read',
  summary: 'Which fields a registration asks for, and by which rule',
  input: nothing,
  value: registerSettings,
});

export const domainRoute = call({
  method: 'GET',
  path: '/wps/system/domainRoute',
  audience: 'anyone',
  class: 'read',
  summary: 'Where visitors of a domain begin, and whose they are; an unknown domain is refused',
  /** Without a domain, the one the request came to. */
  input: z.object({ domain: z.optional(text(260)) }),
  value: z.array(domain),
});

export const country = call({
  method: 'GET',
  path: '/wps/system/country',
  audience: 'anyone',
  class: 'read',
  summary: 'Countries with their dialling codes, named in the language of the request',
  input: nothing,
  value: z.array(
    z.object({ countryCode: z.string(), countryName: z.string(), countryDialingCode: z.string() }),
  ),
});

export const locate = call({
  method: 'GET',
  path: '/wps/system/location',
  audience: 'anyone',
  class: 'read',
  summary: 'From where the request came',
  input: nothing,
  value: location,
});

export const consolidated = call({
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  audience: 'anyone',
  class: 'read',
  summary: 'Brand, switches, registration rules and resources in one answer',
  input: nothing,
  value: z.object({
    brand,
    whitelabel: moduleNode,
    register: registerSettings,
    resources: z.array(resource),
  }),
});

export const collect = call({
  method: 'POST',
  path: '/wps/system/collect',
  audience: 'anyone',
  whileClosed: true,
  class: 'open',
  summary: 'Takes what clients report about themselves, and keeps none of it',
  input: z.unknown(),
  value: z.unknown(),
  answer: 'empty',
});

/** Short answers that existing clients ask for by names of their own. */
const relay = { method: 'GET', audience: 'anyone', class: 'read' } as const;

export const appDomain = call({
  ...relay,
  path: '/wps/relay/WPSCORE_checkIfAppDomain',
  summary: 'Whether a domain is one of the brand: the one named, or the one asked at.',
  input: z.object({ domain: z.optional(text(200)) }),
  value: z.object({ isAppDomain: z.boolean(), domain: z.string() }),
});

export const serviceScript = call({
  ...relay,
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  summary: 'The ways to reach customer service; the house runs no script of anyone else.',
  input: nothing,
  value: z.object({ script: z.string(), customerService: z.array(serviceEntry) }),
});

export const pixelTrack = call({
  ...relay,
  path: '/wps/relay/WPSCORE_getPixelTrack',
  summary: 'The ids by which the brand counts its visitors; none where it does not.',
  input: nothing,
  value: z.array(z.object({ type: z.string(), pixelId: z.string() })),
});

export const templates = call({
  ...relay,
  path: '/wps/system/templates',
  summary: 'The look of the brand: one template, with its logo and colours.',
  input: nothing,
  value: z.array(
    z.object({ templateId: z.string(), name: z.string(), isDefault: z.boolean(), theme }),
  ),
});
