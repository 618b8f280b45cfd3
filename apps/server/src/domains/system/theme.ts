import type { system as contract, Output } from '@baize/contract';
import { lookVariables } from '@baize/ui/operator-theme';
import type { House } from '../../platform/house.ts';
import { settingsOf } from './settings.ts';

/** What clients put in place of their own look. */
export function publicTheme(house: House): Output<typeof contract.theme> {
  const { logo, ...look } = settingsOf(house, 'theme');
  return { logo, ...lookVariables(look) };
}
