import './tables.ts';

export { conduct } from './crash/conductor.ts';
export { type Crash, openCrash } from './crash/crash.ts';
export { crashFinisher, openDriver } from './crash/driver.ts';

export { listedGames } from './listed-games.ts';
export { roundFinisher } from './open-rounds.ts';
export { publishRules } from './published-rules.ts';
export { gamesRoutes } from './routes.ts';
