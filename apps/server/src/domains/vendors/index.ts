import './tables.ts';

export { listConnections, saveConnection } from './connections/save-connection.ts';
export { vendors } from './domain.ts';
export type { SignedIn } from './seamless/receive.ts';
