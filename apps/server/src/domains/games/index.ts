import './tables.ts';

export { listedGames } from './listed-games.ts';
export { roundFinisher } from './open-rounds.ts';
export { publishRules } from './published-rules.ts';
export { gamesRoutes } from './routes.ts';
