import {
  MINIMUM_AGE,
  moduleIds,
  modules,
  type Output,
  type RegisterField,
  registerFields,
  type systemPages,
} from '@baize/contract';
import { completeLanguages } from '@baize/i18n';
import { houseLook } from '@baize/ui/operator-theme';
import type { Config } from '../../config.ts';
import { brandCurrency } from '../../platform/currency.ts';

export type Pages = {
  status: Output<typeof systemPages.statusPage>;
  regions: Output<typeof systemPages.regionsPage>;
  whitelabel: Output<typeof systemPages.whitelabelPage>;
  register: Output<typeof systemPages.registerPage>;
  domains: Output<typeof systemPages.domainsPage>;
  resources: Output<typeof systemPages.resourcesPage>;
  'customer-service': Output<typeof systemPages.customerServicePage>;
  brand: Output<typeof systemPages.brandPage>;
  theme: Output<typeof systemPages.themePage>;
};

export type PageName = keyof Pages;
export type RegisterRule = Output<typeof systemPages.registerRule>;

/** Every page as it is before an operator changed it. */
export function shippedPages(config: Pick<Config, 'profile' | 'BAIZE_ORIGIN'>): Pages {
  return {
    status: { maintenance: false, message: '', endsAt: null, allowedAddresses: [] },
    regions: {
      isOn: false,
      allowedCountries: [],
      deniedCountries: [],
      unknownCountry: 'allow',
      allowedAddresses: [],
      deniedAddresses: [],
    },
    whitelabel: { modules: shippedModules() },
    register: {
      fields: shippedRules(),
      defaultPassword: '123456',
      givesDefaultPassword: false,
      passwordDays: 180,
      houseAccount: '',
      diallingCode: '+63',
      codeMinutes: 2,
      codesPerDay: 2000,
      botCheck: 'always',
      minimumAge: MINIMUM_AGE,
      termsVersion: '1',
      tellsUnknownNames: false,
      payoutWaitHours: 24,
      contactWaitHours: 72,
      agentsNeedSecondFactor: false,
      withdrawalsNeedSecondFactor: false,
    },
    domains: { mainDomain: hostOf(config.BAIZE_ORIGIN) ?? 'localhost', domains: [] },
    resources: { resources: [] },
    'customer-service': { entries: [] },
    brand: shippedBrand(config.profile),
    theme: { logo: null, ...houseLook },
  };
}

function shippedModules(): Pages['whitelabel']['modules'] {
  const isOn = new Map(modules.map((module) => [module.modId, module.isOn]));
  return Object.fromEntries(
    moduleIds.map((modId) => [modId, isOn.get(modId) ?? false]),
  ) as Pages['whitelabel']['modules'];
}

function shippedBrand(profile: Config['profile']): Pages['brand'] {
  return {
    code: 'baize',
    name: 'Baize',
    currency: brandCurrency.code,
    currencySymbol: brandCurrency.symbol,
    currencyPosition: 'F',
    timeZoneOffsetMinutes: 480,
    defaultLanguage: 'EN',
    languages: [...completeLanguages],
    jackpotTicker: 'pool',
    marketProfile: 'standard',
    winnersFrom: 20,
    bodyEncryption: { jwe: true, legacy: true, plain: profile !== 'production' },
    analyticsId: '',
    imageCdns: [],
    launchGameCdns: [],
    trialCode: '',
    olderClients: false,
  };
}

const OFF: RegisterRule = {
  acceptedPattern: '*',
  minLength: 0,
  maxLength: 100,
  patternId: 0,
  fieldEnabled: false,
  updateEnabled: true,
  required: false,
};
const ASKED = { ...OFF, fieldEnabled: true };

const SHIPPED_RULES: Partial<Record<RegisterField, Partial<RegisterRule>>> = {
  username: {
    ...ASKED,
    patternId: 999,
    minLength: 4,
    maxLength: 16,
    required: true,
    updateEnabled: false,
  },
  password: { ...ASKED, patternId: 19, minLength: 8, maxLength: 64, required: true },
  nickname: { minLength: 2, maxLength: 20, patternId: 9 },
  payeeName: { minLength: 2, maxLength: 60 },
  email: { patternId: 3, minLength: 6, maxLength: 254 },
  mobileNum: { patternId: 6, minLength: 5, maxLength: 15 },
  verificationCode: { patternId: 6, minLength: 6, maxLength: 6 },
  // Off: the unseen bot check guards registrations, and older clients have no captcha to send.
  captcha: { patternId: 4, minLength: 4, maxLength: 8, required: true, updateEnabled: false },
  referralCode: { ...ASKED, patternId: 4, minLength: 4, maxLength: 20, updateEnabled: false },
  affiliateCode: { ...ASKED, patternId: 4, minLength: 4, maxLength: 20, updateEnabled: false },
  recommenderId: { patternId: 4, minLength: 4, maxLength: 16, updateEnabled: false },
  paymentPassword: { patternId: 6, minLength: 6, maxLength: 6 },
  qqNum: { patternId: 27, minLength: 5, maxLength: 12 },
  birthday: { patternId: 11, minLength: 10, maxLength: 10 },
  idNumber: { patternId: 4, minLength: 4, maxLength: 30, updateEnabled: false },
  address: { patternId: 30, minLength: 5, maxLength: 200 },
};

function shippedRules(): Record<RegisterField, RegisterRule> {
  return Object.fromEntries(
    registerFields.map((field) => [field, { ...OFF, ...SHIPPED_RULES[field] }]),
  ) as Record<RegisterField, RegisterRule>;
}

export function hostOf(origin: string | undefined): string | undefined {
  return origin && new URL(origin).hostname.replace(/^\[|\]$/g, '');
}
