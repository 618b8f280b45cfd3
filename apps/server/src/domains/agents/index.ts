import './tables.ts';

export { agentsJobs } from './jobs.ts';
export { agentsListeners } from './listeners.ts';
export { agentsOperatorRoutes } from './operator-routes.ts';
export { agentsRoutes } from './routes.ts';
