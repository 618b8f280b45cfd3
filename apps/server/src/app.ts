import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { fundDoor } from './demo/index.ts';
import {
  agentsJobs,
  agentsListeners,
  agentsOperatorRoutes,
  agentsRoutes,
  groupOf,
} from './domains/agents/index.ts';
import {
  adjustmentApproval,
  cashierOperatorRoutes,
  cashierRoutes,
  channelApproval,
  creditApproval,
  depositedSince,
  fourEyesApproval,
  moneyRoutes,
  moveOnLaunch,
  netDeposits,
  paymentSigns,
  reportRoutes,
  settingsRoutes,
  transferRoutes,
  withdrawalApproval,
  withdrawRoutes,
} from './domains/cashier/index.ts';
import {
  catalogue,
  closedBecause,
  followCatalogue,
  recentListener,
  registerInHouse,
} from './domains/catalogue/index.ts';
import { content, followContent, messageListener, toneSigns } from './domains/content/index.ts';
import {
  conduct,
  crashFinisher,
  followLimits,
  gamesOperatorRoutes,
  gamesRoutes,
  listedGames,
  openCrash,
  openDriver,
  publishRules,
  returnsJob,
  roundFinisher,
  rulesJob,
} from './domains/games/index.ts';
import {
  factorApproval,
  findCaller,
  followEndings,
  identityJobs,
  identityOperatorRoutes,
  identityRoutes,
  isSignedIn,
  securityRoutes,
  warnOwners,
} from './domains/identity/index.ts';
import {
  drawsJob,
  listedLotteries,
  lotteryOperatorRoutes,
  lotteryRoutes,
  oddsApproval,
  openLotteries,
  voidApproval,
} from './domains/lottery/index.ts';
import {
  findBelow,
  membersOperatorRoutes,
  membersRoutes,
  rebatesOf,
} from './domains/members/index.ts';
import {
  auditHeadJob,
  findOperator,
  operatorSessionsJob,
  operatorsRoutes,
} from './domains/operators/index.ts';
import {
  addBeforeLaunch,
  type BetGuard,
  betsOf,
  breaksOf,
  correctionApprovals,
  fairnessRoutes,
  followStops,
  forgetGameSessionsJob,
  jackpotOperatorRoutes,
  jackpotRoutes,
  launchRoutes,
  openPlay,
  openPots,
  orderOperatorRoutes,
  type Play,
  playSigns,
  potGrowth,
  potHits,
  recordOperatorRoutes,
  recordRoutes,
  returnsListener,
  stopOperatorRoutes,
  stoppedPlay,
  testDraws,
  unfinishedRoundsJob,
  winnersListener,
} from './domains/play/index.ts';
import { post } from './domains/post/index.ts';
import {
  followProtection,
  openSources,
  protectedPlay,
  protection,
  underAgeApproval,
} from './domains/protection/index.ts';
import {
  brandOf,
  followSettings,
  keepDoors,
  locate,
  systemOperatorRoutes,
  systemRoutes,
} from './domains/system/index.ts';
import {
  compareVendorsJob,
  connectionApproval,
  connectionOperatorRoutes,
  followVendors,
  forgetSignaturesJob,
  type SignedIn,
  seamlessOperatorRoutes,
  seamlessRoutes,
  secretApproval,
  vendorFinisher,
} from './domains/vendors/index.ts';
import { type TransferVendor, walletOperatorRoutes, walletRoutes } from './domains/wallet/index.ts';
import { acceptBodies } from './platform/bodies.ts';
import { sendHeaders } from './platform/edge/headers.ts';
import { healthRoutes } from './platform/edge/health.ts';
import { measureCalls } from './platform/edge/metrics.ts';
import { refuseOverload } from './platform/edge/overload.ts';
import { openServer } from './platform/edge/server.ts';
import { answerUnknown } from './platform/edge/unknown.ts';
import { acceptRequests, type FindCaller } from './platform/edge.ts';
import { watchEvents } from './platform/events/metrics.ts';
import { eventsRetention } from './platform/events/retention.ts';
import { uploadRoutes } from './platform/files/upload.ts';
import type { House } from './platform/house.ts';
import type { Buckets } from './platform/limits/shared-buckets.ts';
import { limitCalls } from './platform/limits.ts';
import { logAnswers } from './platform/log.ts';
import { openapiRoute } from './platform/openapi.ts';
import { openScreens, type Screens } from './platform/static.ts';
import { testDoors } from './platform/test-routes.ts';
import { realtimeRoutes } from './realtime/index.ts';

/** What a test may put in place: callers without a login, limits of its own, a look at every route. */
export type Fittings = {
  callers?: FindCaller[];
  buckets?: Buckets;
  guards?: BetGuard[];
  isSignedIn?: SignedIn;
  play?: (house: House) => Play;
  /** False: the test moves the rounds of crash by itself. */
  drivesCrash?: boolean;
  /** Where front ends lie that were built for the test. */
  screens?: Screens;
  beforeRoutes?: (app: FastifyInstance) => void;
};

/** The whole server on one page: what it is made of, and in which order. */
export async function buildApp(house: House, fittings: Fittings = {}): Promise<FastifyInstance> {
  const app = openServer(house);
  fittings.beforeRoutes?.(app);
  logAnswers(app);
  refuseOverload(app);
  await sendHeaders(app, house);
  answerUnknown(
    app,
    await openScreens(app, {
      ...fittings.screens,
      placeOf: (address) => locate(address).country ?? '',
    }),
  );
  await followSettings(app, house);
  await followContent(app, house);
  await followCatalogue(app, house);
  const callers = [...(fittings.callers ?? []), findOperator, findCaller];
  await app.register(cookie);
  acceptRequests(app, house, {
    callers,
    brand: () => brandOf(house).code,
    defaultLanguage: () => brandOf(house).defaultLanguage,
  });
  limitCalls(app, house, fittings.buckets);
  keepDoors(app, house);
  acceptBodies(app, house, () => brandOf(house).bodyEncryption);
  healthRoutes(app, house);
  watchEvents(measureCalls(app, house), house);
  house.jobs.add(eventsRetention, auditHeadJob, operatorSessionsJob, ...identityJobs);
  house.jobs.followZone(() => brandOf(house).timeZoneOffsetMinutes);
  operatorsRoutes(app, house, [
    factorApproval,
    withdrawalApproval,
    adjustmentApproval,
    channelApproval,
    creditApproval,
    fourEyesApproval,
    underAgeApproval,
    ...correctionApprovals(() => play),
    oddsApproval,
    voidApproval,
    connectionApproval,
    secretApproval,
  ]);
  systemRoutes(app, house);
  systemOperatorRoutes(app, house);
  const wallets: TransferVendor[] = [];
  walletRoutes(app, house, {
    vendors: wallets,
    findBelow: async ({ memberId }, name) => {
      const below = await findBelow(house.db, memberId, name);
      return below && { memberId: below.id };
    },
  });
  walletOperatorRoutes(app, house);
  await uploadRoutes(app, house);
  membersRoutes(app, house);
  membersOperatorRoutes(app, house);
  post.routes?.(app, house);
  house.jobs.add(...(post.jobs ?? []));
  await followProtection(app, house);
  openSources(house, {
    betsOf,
    breaksOf,
    depositedSince,
    netDeposits,
    signs: [paymentSigns, playSigns, toneSigns],
  });
  protection.routes(app, house);
  house.jobs.add(...protection.jobs);
  house.events.add(...protection.listeners);
  followEndings(house);
  identityRoutes(app, house);
  securityRoutes(app, house);
  identityOperatorRoutes(app, house);
  house.events.add(warnOwners);
  fundDoor(app, house);
  content.routes(app, house);
  house.events.add(messageListener);
  catalogue.routes(app, house);
  house.events.add(recentListener);
  await followStops(app, house);
  await followLimits(app, house);
  const guards = [
    closedGames(house),
    stoppedPlay(house),
    protectedPlay(house),
    ...(fittings.guards ?? []),
  ];
  const play = fittings.play?.(house) ?? openPlay(house, { guards });
  app.addHook('onClose', () => play.lanes.close());
  await followVendors(app, house, wallets);
  seamlessRoutes(app, { play, isSignedIn: fittings.isSignedIn ?? isSignedIn });
  connectionOperatorRoutes(app, house);
  seamlessOperatorRoutes(app, house);
  house.jobs.add(compareVendorsJob, forgetSignaturesJob, forgetGameSessionsJob);
  fairnessRoutes(app, play);
  jackpotRoutes(app, house);
  launchRoutes(app, house);
  testDraws(app, house);
  recordRoutes(app, house);
  orderOperatorRoutes(app, play);
  stopOperatorRoutes(app, house);
  recordOperatorRoutes(app, house);
  jackpotOperatorRoutes(app, house);
  gamesOperatorRoutes(app, play);
  await openPots(house);
  house.events.add(potGrowth, potHits, winnersListener, returnsListener);
  cashierRoutes(app, house);
  cashierOperatorRoutes(app, house);
  withdrawRoutes(app, house);
  transferRoutes(app, house, wallets);
  addBeforeLaunch(house, moveOnLaunch(house, wallets));
  settingsRoutes(app, house);
  moneyRoutes(app, house);
  reportRoutes(app, house);
  house.jobs.add(rulesJob, returnsJob);
  const crash = openCrash(play);
  house.jobs.add(
    unfinishedRoundsJob(play, [roundFinisher(play), crashFinisher(crash), vendorFinisher(house)]),
  );
  house.events.add(...agentsListeners);
  agentsRoutes(app, house);
  agentsOperatorRoutes(app, house);
  house.jobs.add(...agentsJobs);
  await publishRules(house);
  await registerInHouse(house, [...listedGames(), ...listedLotteries()]);
  gamesRoutes(app, { play, crash });
  await openLotteries(app, house);
  lotteryRoutes(app, {
    play,
    groupOf: async (memberId) => groupOf((await rebatesOf(house.db, memberId)).LOTT ?? 0n),
  });
  lotteryOperatorRoutes(app, house);
  house.jobs.add(drawsJob(play));
  if (fittings.drivesCrash !== false) {
    const conductor = conduct(crash, openDriver(crash));
    app.addHook('onClose', () => conductor.stop());
  }
  await realtimeRoutes(app, house, callers);
  testDoors(app, house);
  openapiRoute(app);
  return app;
}

/** A game that operators closed takes no bet, however it was opened. */
function closedGames(house: House): BetGuard {
  return (asks) =>
    asks.map(({ vendor, gameCode }) => closedBecause(house, { vendor, code: gameCode }));
}
