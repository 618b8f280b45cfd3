import './tables.ts';

export { connectionApproval } from './connections/ask-connection.ts';
export { secretApproval } from './connections/ask-secret.ts';
export { followVendors } from './connections/connect.ts';
export { connectionOperatorRoutes } from './connections/operator-routes.ts';
export { listConnections, saveConnection } from './connections/save-connection.ts';
export { vendorFinisher } from './seamless/finish-rounds.ts';
export { compareVendorsJob, forgetSignaturesJob } from './seamless/jobs.ts';
export { seamlessOperatorRoutes } from './seamless/operator-routes.ts';
export type { SignedIn } from './seamless/receive.ts';
export { seamlessRoutes } from './seamless/routes.ts';
