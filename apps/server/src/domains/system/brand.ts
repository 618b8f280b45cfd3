import { zoneName } from '@baize/calendar';
import type { system as contract, Output } from '@baize/contract';
import { brandCurrency } from '../../platform/currency.ts';
import type { House } from '../../platform/house.ts';
import { settingsOf } from './settings.ts';
import type { Pages } from './shipped.ts';

/** The brand that this deployment serves. */
export function brandOf(house: House): Pages['brand'] {
  const saved = settingsOf(house, 'brand');
  return saved.currency === brandCurrency.code ? saved : { ...saved, currency: brandCurrency.code };
}

/** By which it may be named; an empty code names nothing. */
export function brandCodes(house: House): string[] {
  const { code, trialCode } = brandOf(house);
  return [code, trialCode].filter(Boolean);
}

/** What clients are told of it. */
export function publicBrand(house: House): Output<typeof contract.brand> {
  const {
    bodyEncryption,
    analyticsId,
    imageCdns,
    launchGameCdns,
    trialCode,
    olderClients,
    ...shown
  } = brandOf(house);
  return {
    ...shown,
    currencyDecimals: brandCurrency.decimals,
    timeZone: zoneName(shown.timeZoneOffsetMinutes),
  };
}
