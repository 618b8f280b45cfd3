import type { Domain } from '../../platform/domain.ts';
import type { Play } from '../play/index.ts';
import { connectionApproval } from './connections/ask-connection.ts';
import { secretApproval } from './connections/ask-secret.ts';
import { barredWallets } from './connections/barred.ts';
import { connectedLaunchers, connectedWallets, followVendors } from './connections/connect.ts';
import { vendorAlertWork } from './connections/open-work.ts';
import { connectionOperatorRoutes } from './connections/operator-routes.ts';
import { vendorFinisher } from './seamless/finish-rounds.ts';
import { compareVendorsJob, forgetSignaturesJob } from './seamless/jobs.ts';
import { seamlessOperatorRoutes } from './seamless/operator-routes.ts';
import type { SignedIn } from './seamless/receive.ts';
import { seamlessRoutes } from './seamless/routes.ts';

export const vendors = (play: Play, isSignedIn: SignedIn): Domain => ({
  name: 'vendors',
  open: followVendors,
  routes: (app, house) => {
    seamlessRoutes(app, { play, isSignedIn });
    connectionOperatorRoutes(app, house);
    seamlessOperatorRoutes(app, house);
  },
  jobs: [compareVendorsJob, forgetSignaturesJob],
  listeners: [barredWallets],
  contributes: {
    work: [vendorAlertWork],
    approvals: [connectionApproval, secretApproval],
    finishers: [vendorFinisher],
    launchers: [connectedLaunchers],
    transferVendors: [connectedWallets],
  },
});
