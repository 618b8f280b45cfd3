import './tables.ts';

export { publishRules } from './published-rules.ts';
export { gamesRoutes } from './routes.ts';
