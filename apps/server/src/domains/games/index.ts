import './tables.ts';

export { betOnGame } from './bet.ts';
export { conduct } from './crash/conductor.ts';
export { type Crash, openCrash } from './crash/crash.ts';
export { crashFinisher, openDriver } from './crash/driver.ts';

export { followLimits } from './limits.ts';
export { listedGames } from './listed-games.ts';
export { roundFinisher } from './open-rounds.ts';
export { gamesOperatorRoutes } from './operator-routes.ts';
export { publishRules, rulesJob } from './published-rules.ts';
export { returnsJob } from './returns.ts';
export { gamesRoutes } from './routes.ts';
