export { brandOf, zoneName } from './brand.ts';
export { keepDoors } from './closed-doors.ts';
export { type Location, locate } from './location.ts';
export { systemOperatorRoutes } from './operator-routes.ts';
export {
  defaultPassword,
  houseAccount,
  identitySettings,
  registerRules,
} from './register-settings.ts';
export { systemRoutes } from './routes.ts';
export { followSettings, savePage, settingsOf, storedPage } from './settings.ts';
export type { PageName, Pages, RegisterRule } from './shipped.ts';
export { type Standing, standingFor } from './status.ts';
export { isModuleOn, requireModule } from './whitelabel.ts';
