import type { FastifyInstance } from 'fastify';
import { archivables } from './archivables.ts';
import { cardLife, fishLife, fundRoute, giftLife, tableLife } from './demo/index.ts';
import { agents } from './domains/agents/index.ts';
import { cardroom } from './domains/cardroom/index.ts';
import { cashier } from './domains/cashier/index.ts';
import { catalogue } from './domains/catalogue/index.ts';
import { content } from './domains/content/index.ts';
import { fish } from './domains/fish/index.ts';
import { games } from './domains/games/index.ts';
import {
  findCaller,
  findViewer,
  identity,
  isSignedIn,
  openEntry,
  originOf,
} from './domains/identity/index.ts';
import { insight } from './domains/insight/index.ts';
import { live } from './domains/live/index.ts';
import { lottery } from './domains/lottery/index.ts';
import { loyalty } from './domains/loyalty/index.ts';
import { members } from './domains/members/index.ts';
import { messaging } from './domains/messaging/index.ts';
import { findOperator, operators } from './domains/operators/index.ts';
import { type BetGuard, openGuardedPlay, type Play, playDomain } from './domains/play/index.ts';
import { post } from './domains/post/index.ts';
import { promotions } from './domains/promotions/index.ts';
import { protection } from './domains/protection/index.ts';
import { referral } from './domains/referral/index.ts';
import { sportsbook } from './domains/sportsbook/index.ts';
import {
  brandCodes,
  brandOf,
  locate,
  refuseSwitchedOff,
  refuseWhileClosed,
  system,
} from './domains/system/index.ts';
import { type SignedIn, vendors } from './domains/vendors/index.ts';
import { wallet } from './domains/wallet/index.ts';
import { acceptBodies } from './platform/bodies.ts';
import { archiveJob } from './platform/database/archive.ts';
import { partitionsAhead, partitionsCounted } from './platform/database/partitions.ts';
import { type Domain, furnish } from './platform/domain.ts';
import { takeCookies } from './platform/edge/cookies.ts';
import { sendHeaders } from './platform/edge/headers.ts';
import { healthRoutes } from './platform/edge/health.ts';
import { logAnswers } from './platform/edge/log-answers.ts';
import { measureCalls } from './platform/edge/metrics.ts';
import { answerOlderClients } from './platform/edge/older-clients.ts';
import { type Lateness, refuseOverload } from './platform/edge/overload.ts';
import { openServer } from './platform/edge/server.ts';
import { openShortWay } from './platform/edge/short-way.ts';
import { answerUnknown } from './platform/edge/unknown.ts';
import { acceptRequests, type FindCaller } from './platform/edge.ts';
import { watchEvents } from './platform/events/metrics.ts';
import { eventsRetention } from './platform/events/retention.ts';
import { uploadRoutes } from './platform/files/upload.ts';
import type { House } from './platform/house.ts';
import type { Buckets } from './platform/limits/shared-buckets.ts';
import { limitCalls } from './platform/limits.ts';
import { openapiRoute } from './platform/openapi.ts';
import { openScreens, type Screens } from './platform/static.ts';
import { testRoutes } from './platform/test-routes.ts';
import { realtimeRoutes } from './realtime/index.ts';

/** What a test may put in place: callers without a login, limits of its own, a look at every route. */
export type Fittings = {
  callers?: FindCaller[];
  buckets?: Buckets;
  /** How late this process runs; a test on a busy machine does not ask. */
  lateness?: Lateness;
  guards?: BetGuard[];
  isSignedIn?: SignedIn;
  play?: (house: House) => Play;
  /** False: the test moves the rounds of crash by itself. */
  drivesCrash?: boolean;
  /** False: the test moves the rounds of the tables by itself. */
  runsTables?: boolean;
  /** False: the test moves the seas by itself. */
  runsSeas?: boolean;
  /** False: the test moves the calendar of the sportsbook by itself. */
  runsBook?: boolean;
  /** False: the test moves the card tables by itself. */
  runsCards?: boolean;
  /** Where front ends lie that were built for the test. */
  screens?: Screens;
  beforeRoutes?: (app: FastifyInstance) => void;
  /** Domains of the test's own, above those of the product. */
  domains?: readonly Domain[];
};

/** The product: one line per domain, in the order of the map. */
function domainsOf(house: House, fittings: Fittings): Domain[] {
  const play = fittings.play?.(house) ?? openGuardedPlay(house, fittings.guards);
  return [
    operators,
    system,
    wallet,
    members,
    post,
    protection,
    identity,
    content,
    catalogue,
    playDomain(play, { openEntry, originOf }),
    vendors(play, fittings.isSignedIn ?? isSignedIn),
    cashier,
    games(play, fittings),
    live(play, fittings),
    fish(play, fittings),
    sportsbook(play, fittings),
    cardroom(play, fittings),
    lottery(play),
    promotions,
    referral,
    loyalty,
    agents,
    messaging,
    insight,
    ...(house.config.profile === 'demo'
      ? [tableLife(play), cardLife(play), fishLife(play), giftLife]
      : []),
    ...(fittings.domains ?? []),
  ];
}

/** The whole server: what every call passes, then what the domains serve. */
export async function buildApp(house: House, fittings: Fittings = {}): Promise<FastifyInstance> {
  const app = openServer(house);
  fittings.beforeRoutes?.(app);
  logAnswers(app);
  refuseOverload(app, fittings.lateness);
  await sendHeaders(app, house);
  answerUnknown(
    app,
    await openScreens(app, {
      ...fittings.screens,
      placeOf: (address) => locate(address).country ?? '',
    }),
  );
  const callers = [...(fittings.callers ?? []), findOperator, findViewer, findCaller];
  takeCookies(app);
  const edge = {
    callers,
    brand: () => brandCodes(house),
    defaultLanguage: () => brandOf(house).defaultLanguage,
    olderClients: () => brandOf(house).olderClients,
  };
  acceptRequests(app, house, edge);
  openShortWay(app, house, edge);
  answerOlderClients(app, edge);
  limitCalls(app, house, fittings.buckets);
  refuseWhileClosed(app, house);
  refuseSwitchedOff(app, house);
  acceptBodies(app, house, () => brandOf(house).bodyEncryption);
  healthRoutes(app, house);
  watchEvents(measureCalls(app, house), house);
  house.jobs.add(eventsRetention, partitionsAhead, partitionsCounted, archiveJob(archivables));
  house.jobs.followZone(() => brandOf(house).timeZoneOffsetMinutes);
  await uploadRoutes(app, house);
  await furnish(app, house, domainsOf(house, fittings));
  fundRoute(app, house);
  await realtimeRoutes(app, house, callers);
  testRoutes(app, house);
  openapiRoute(app, house);
  return app;
}
