import { z } from 'zod/mini';
import { text } from '../call.ts';
import { registerFields } from '../identity/register-fields.ts';
import { patternIds } from '../identity/register-patterns.ts';
import { languageCodes } from '../languages.ts';
import { MINIMUM_AGE } from '../protection/age.ts';
import { moduleIds } from './modules.ts';

const list = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max));

const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** One address or a range of them: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32. */
const addressRange = z.string().check(z.regex(/^[0-9a-fA-F.:]{2,45}(\/\d{1,3})?$/));

const hostname = z
  .string()
  .check(z.regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/));

/** An address that a link may lead to: never a script. */
const link = z
  .string()
  .check(z.maxLength(500), z.regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/))[^\s\p{C}"'<>\\]*$/u));

const endpoint = z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^\s\p{C}]+$/u));

/** Closed for maintenance; the addresses named here come in all the same. */
export const statusPage = z.strictObject({
  maintenance: z.boolean(),
  message: text(500),
  endsAt: z.nullable(z.int().check(z.gte(0), z.lte(8_640_000_000_000_000))),
  allowedAddresses: list(addressRange, 200),
});

/** Where we may not serve. Addresses outrank countries, and those let in outrank those kept out. */
export const regionsPage = z.strictObject({
  isOn: z.boolean(),
  /** When any country is named here, no other is served. */
  allowedCountries: list(country, 250),
  deniedCountries: list(country, 250),
  /** What to do with an address of no known country. */
  unknownCountry: z.enum(['allow', 'deny']),
  allowedAddresses: list(addressRange, 1000),
  deniedAddresses: list(addressRange, 1000),
});

export const whitelabelPage = z.strictObject({
  modules: z.record(z.enum(moduleIds), z.boolean()),
});

export const registerRule = z.strictObject({
  /** `*` for anything, else a regular expression that the whole text must match. */
  acceptedPattern: text(200, 1),
  minLength: z.int().check(z.gte(0), z.lte(500)),
  maxLength: z.int().check(z.gte(0), z.lte(500)),
  patternId: z.literal(patternIds),
  fieldEnabled: z.boolean(),
  updateEnabled: z.boolean(),
  required: z.boolean(),
});

export const registerPage = z.strictObject({
  fields: z.record(z.enum(registerFields), registerRule),
  /** Where the brand gives it to accounts opened for someone else, its owner can only change it. */
  defaultPassword: text(64, 6),
  /** On: accounts opened for others begin with the default password. Off: each with a one-time one. */
  givesDefaultPassword: z.boolean(),
  /** After so many days a password must be changed, where that switch is on. */
  passwordDays: z.int().check(z.gte(1), z.lte(3650)),
  /** Under this account stand those who come without an invitation; none when empty. */
  houseAccount: z.string().check(z.regex(/^[A-Za-z0-9]{0,64}$/)),
  /** The country of numbers that are typed without a dialling code. */
  diallingCode: z.string().check(z.regex(/^\+\d{1,4}$/)),
  /** A new code may be asked for after so many minutes. */
  codeMinutes: z.int().check(z.gte(1), z.lte(10)),
  /** The budget of SMS and mail codes for one day, for all members together. */
  codesPerDay: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** A bot check at every registration and code, or only when an address asks often. */
  botCheck: z.enum(['always', 'when-busy', 'off']),
  /** From this age on the market lets people play. */
  minimumAge: z.int().check(z.gte(MINIMUM_AGE), z.lte(30)),
  /** Which text of the terms a new member agrees to; kept with the registration. */
  termsVersion: text(40, 1),
  /** Says that a name or address is unknown; off, recovery answers everyone alike. */
  tellsUnknownNames: z.boolean(),
  /** A new payout account waits so long before its first withdrawal. */
  payoutWaitHours: z.int().check(z.gte(0), z.lte(720)),
  /** A changed contact can be taken back from the old one so long, and opens no money until then. */
  contactWaitHours: z.int().check(z.gte(0), z.lte(720)),
  /** An agent without a second factor can do nothing but set one up. */
  agentsNeedSecondFactor: z.boolean(),
  /** No withdrawal without a code of the second factor. */
  withdrawalsNeedSecondFactor: z.boolean(),
});

export const domainEntry = z.strictObject({
  domain: hostname,
  /** The page that a visitor of this domain begins on. */
  route: z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)[\w\-./?=&#%]*$/)),
  affiliateCode: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))),
});

export const domainsPage = z.strictObject({
  mainDomain: hostname,
  domains: list(domainEntry, 500),
});

export const resourceEntry = z.strictObject({
  resourceType: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,31}$/)),
  url: link,
  labelNameEn: text(60, 1),
});

export const resourcesPage = z.strictObject({ resources: list(resourceEntry, 50) });

export const serviceKind = z.enum([
  'LIVECHAT',
  'FACEBOOK',
  'TELEGRAM',
  'WHATSAPP',
  'EMAIL',
  'PHONE',
]);

export const customerServicePage = z.strictObject({
  entries: list(z.strictObject({ csType: serviceKind, title: text(60, 1), url: link }), 20),
});

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

const themeColours = z.strictObject({ brass: colour, felt: colour });

/** The look of the portal: what differs from the house's own colours replaces them in each theme. */
export const themePage = z.strictObject({
  logo: z.nullable(
    z.string().check(z.maxLength(300), z.regex(/^(https:\/\/|\/(?!\/))[^\s\p{C}"'<>\\]*$/u)),
  ),
  dark: themeColours,
  light: themeColours,
  cardRadiusPx: z.int().check(z.gte(0), z.lte(24)),
  controlRadiusPx: z.int().check(z.gte(0), z.lte(24)),
  font: z.enum(['house', 'plain', 'classic', 'system']),
});

export const brandPage = z.strictObject({
  code: z.string().check(z.regex(/^[a-z0-9]{2,20}$/)),
  name: text(60, 1),
  currency: z.string().check(z.regex(/^[A-Z]{3,5}$/)),
  currencySymbol: text(6, 1),
  /** F in front of the amount, B behind it. */
  currencyPosition: z.enum(['F', 'B']),
  /** Rules days and periods: a fixed offset, without summer time. */
  timeZoneOffsetMinutes: z.int().check(z.gte(-720), z.lte(840)),
  defaultLanguage: z.enum(languageCodes),
  languages: z.array(z.enum(languageCodes)).check(z.minLength(1), z.maxLength(40)),
  jackpotTicker: z.enum(['display', 'pool']),
  marketProfile: z.enum(['standard', 'strict']),
  /** A payout of less, in whole units of the currency, is not on the board of winners. */
  winnersFrom: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** Which forms of body the encrypted calls take. */
  bodyEncryption: z.strictObject({ jwe: z.boolean(), legacy: z.boolean(), plain: z.boolean() }),
  /** Carried for clients that read it; the portal loads nothing from it. */
  analyticsId: text(40),
  imageCdns: list(endpoint, 10),
  launchGameCdns: list(endpoint, 10),
  /** A second code by which existing clients name the brand for their guests; empty: none. */
  trialCode: z.string().check(z.regex(/^([a-z0-9]{2,20})?$/)),
  /** Refusals of the calls of 2017 come with status 200, for clients that read no others. */
  olderClients: z.boolean(),
});
