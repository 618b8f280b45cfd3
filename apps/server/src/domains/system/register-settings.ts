import type { RegisterField } from '@baize/contract';
import type { House } from '../../platform/house.ts';
import { settingsOf } from './settings.ts';
import type { Pages, RegisterRule } from './shipped.ts';

/** The rule of every field a registration may ask for. */
export function registerRules(house: House): Record<RegisterField, RegisterRule> {
  return settingsOf(house, 'register').fields;
}

/** Given with accounts opened for someone else; good for nothing but its own change. */
export function defaultPassword(house: House): string {
  return settingsOf(house, 'register').defaultPassword;
}

/** Under this account stand those who come without an invitation; empty for none. */
export function houseAccount(house: House): string {
  return settingsOf(house, 'register').houseAccount;
}

/** What the brand decides about signing in, codes and payout accounts. */
export function identitySettings(house: House): Omit<Pages['register'], 'fields'> {
  return settingsOf(house, 'register');
}
