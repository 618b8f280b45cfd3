import type { playLaunch as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  findOpenGame,
  isOwnVendor,
  noteRecent,
  type OpenGame,
  OWN_VENDOR,
} from '../../catalogue/index.ts';
import { assertNotExcluded } from '../../protection/index.ts';
import { playerOf } from '../player.ts';
import { LIFE_MS, openGameSession } from './game-sessions.ts';
import { launcherOf, prepareLaunch } from './launchers.ts';

type Asked = Output<typeof contract.launchGame.input>;
type Launched = Output<typeof contract.launchGame.value>;

const FOR_FUN = '0';

export type Launch = {
  caller: Caller;
  asked: Asked;
  /** Makes the whole address of a page of ours, which lets the caller in. */
  addressOfPage: (page: string) => Promise<string>;
};

/** Opens a game: our own on a page of the portal, an outside vendor's at its address. */
export async function launchGame(house: House, launching: Launch): Promise<Launched> {
  const { asked } = launching;
  if (isLottery(asked) && !codeOf(asked)) return launchLobby(house, launching);
  if (!asked.launchMode && !isLottery(asked)) refuse('LAUNCH_MODE_MISSING');
  return launch(house, launching, 'address');
}

/** The same at a vendor's second address, where it has one. */
export function launchAtFallback(house: House, launching: Launch): Promise<Launched> {
  return launch(house, launching, 'fallback');
}

export function launchForFun(house: House, launching: Launch): Promise<Launched> {
  const asked = { ...launching.asked, accountType: FOR_FUN } as const;
  return launch(house, { ...launching, asked }, 'address');
}

/** Clients of 2017 ask for a lottery by its own words, and say no mode. */
function isLottery({ launchMode, lottoMode, lottoGameCode, lottoView }: Asked): boolean {
  return launchMode === 'LOTT' || [lottoMode, lottoGameCode, lottoView].some(Boolean);
}

/** Which game is meant; the lobby of the lotteries is none. */
function codeOf({ gameCode, gameId, lottoGameCode, lottoView, roomId }: Asked): string {
  if (lottoView.toLowerCase() === 'lobby') return '';
  return gameCode || gameId || lottoGameCode || roomId;
}

const LOBBIES: Readonly<Record<string, string>> = { VN: '/vnLottery', SEA: '/seaLottery' };

async function launchLobby(
  house: House,
  { caller, asked, addressOfPage }: Launch,
): Promise<Launched> {
  if (caller.kind !== 'trial')
    await assertNotExcluded(house.db, caller.memberId, house.clock.now());
  const url = await addressOfPage(LOBBIES[asked.lottoArea.toUpperCase()] ?? '/lottery');
  const expiresAt = house.clock.now().getTime() + LIFE_MS;
  return { content: { game_url: url }, gameUrl: url, gameSession: '', expiresAt };
}

async function launch(
  house: House,
  { caller, asked, addressOfPage }: Launch,
  where: 'address' | 'fallback',
): Promise<Launched> {
  refuseWrongMoney(caller, asked);
  const game = findOpenGame(house, caller, {
    nodeId: asked.nodeId,
    vendor: asked.vassalage || asked.vendor,
    code: codeOf(asked),
  });
  if (caller.kind === 'trial' && !isOwnVendor(game.vendor)) refuse('REAL_ACCOUNT_NEEDED');
  if (caller.kind !== 'trial')
    await assertNotExcluded(house.db, caller.memberId, house.clock.now());
  await refuseSilent(house, game);
  const player = playerOf(caller);
  if (caller.kind !== 'trial') {
    await prepareLaunch(house, { memberId: caller.memberId, vendor: game.adapter });
  }
  const { token, endsAt } = await openGameSession(house, {
    ...player,
    vendor: game.vendor,
    gameCode: game.code,
    sessionId: caller.sessionId,
  });
  const page = pageOf(game);
  const url = page ? await addressOfPage(page) : addressOf(house, game, asked, token, where);
  if (caller.kind !== 'trial') await noteRecent(house, caller.memberId, game);
  return {
    content: { game_url: url },
    gameUrl: url,
    gameSession: token,
    expiresAt: endsAt.getTime(),
  };
}

/** Nobody is sent to a studio that does not answer. */
async function refuseSilent(house: House, { vendor, adapter }: OpenGame): Promise<void> {
  if (isOwnVendor(vendor)) return;
  const isThere = await launcherOf(house, adapter)?.isThere?.();
  if (isThere === false) refuse('VENDOR_SILENT');
}

/** Trial members play for fun and for nothing else; members play with their money. */
function refuseWrongMoney({ kind }: Caller, { accountType }: Asked): void {
  if (!accountType) return;
  const isForFun = accountType === FOR_FUN;
  if (kind === 'trial' && !isForFun) refuse('REAL_ACCOUNT_NEEDED');
  if (kind !== 'trial' && isForFun) refuse('FUNCTION_NOT_AVAILABLE');
}

/** The portal's own page for a game; undefined where an outside vendor has it. */
function pageOf({ vendor, code, category }: OpenGame): string | undefined {
  const gameCode = encodeURIComponent(code);
  if (vendor === 'TCG_LOTTO_VN') return `/vnLottery?gameCode=${gameCode}`;
  if (vendor === 'TCG_SEA') return `/seaLottery?gameCode=${gameCode}`;
  if (category === 'LOTT' || category === 'ELOTT') return `/lottery?gameCode=${gameCode}`;
  if (vendor !== OWN_VENDOR) return undefined;
  return `/seamless?vendor=${vendor}&gameCode=${gameCode}`;
}

function addressOf(
  house: House,
  game: OpenGame,
  asked: Asked,
  token: string,
  where: 'address' | 'fallback',
): string {
  const launcher = launcherOf(house, game.adapter) ?? refuse('GAME_NOT_FOUND');
  const { language, platform } = asked;
  const ask = { token, gameCode: game.code, language, platform, backUrl: asked.backUrl };
  return (launcher[where] ?? launcher.address)(ask);
}
