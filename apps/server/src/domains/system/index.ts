export { brandOf, zoneName } from './brand.ts';
export { refuseWhileClosed } from './closed.ts';
export { system } from './domain.ts';
export { type Location, locate } from './location.ts';
export {
  defaultPassword,
  houseAccount,
  identitySettings,
  registerRules,
} from './register-settings.ts';
export { savePage, settingsOf, storedPage } from './settings.ts';
export type { PageName, Pages, RegisterRule } from './shipped.ts';
export { type Standing, standingFor } from './status.ts';
export { isModuleOn, requireModule } from './whitelabel.ts';
