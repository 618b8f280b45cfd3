export { brandCodes, brandOf } from './brand.ts';
export { refuseWhileClosed } from './closed.ts';
export { system } from './domain.ts';
export { locate } from './location.ts';
export {
  defaultPassword,
  houseAccount,
  identitySettings,
  registerRules,
} from './register-settings.ts';
export { savePage, settingsOf, storedPage } from './settings.ts';
export type { PageName, Pages, RegisterRule } from './shipped.ts';
export { refuseSwitchedOff } from './switched-off.ts';
export { isModuleOn, requireModule } from './whitelabel.ts';
