import type { playLaunch as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findOpenGame, noteRecent, type OpenGame, OWN_VENDOR } from '../../catalogue/index.ts';
import { assertNotExcluded } from '../../protection/index.ts';
import { playerOf } from '../player.ts';
import { openGameSession } from './game-sessions.ts';
import { launcherOf, prepareLaunch } from './launchers.ts';

type Asked = Output<typeof contract.launchGame.input>;
type Launched = Output<typeof contract.launchGame.value>;

const FOR_FUN = '0';

/** Opens a game: our own on a page of the portal, an outside vendor's at its address. */
export async function launchGame(house: House, caller: Caller, asked: Asked): Promise<Launched> {
  if (!asked.launchMode) refuse('LAUNCH_MODE_MISSING');
  return launch(house, caller, asked, 'address');
}

/** The same at a vendor's second address, where it has one. */
export function launchAtFallback(house: House, caller: Caller, asked: Asked): Promise<Launched> {
  return launch(house, caller, asked, 'fallback');
}

export function launchForFun(house: House, caller: Caller, asked: Asked): Promise<Launched> {
  return launch(house, caller, { ...asked, accountType: FOR_FUN }, 'address');
}

async function launch(
  house: House,
  caller: Caller,
  asked: Asked,
  where: 'address' | 'fallback',
): Promise<Launched> {
  refuseWrongMoney(caller, asked);
  const game = findOpenGame(house, caller, {
    nodeId: asked.nodeId,
    vendor: asked.vassalage || asked.vendor,
    code: asked.gameCode || asked.gameId || asked.lottoGameCode || asked.roomId,
  });
  if (caller.kind === 'trial' && game.vendor !== OWN_VENDOR) refuse('REAL_ACCOUNT_NEEDED');
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
  const url = pageOf(game) ?? addressOf(house, game, asked, token, where);
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
  if (vendor === OWN_VENDOR) return;
  const isThere = await launcherOf(house, adapter)?.isThere?.();
  if (isThere === false) refuse('VENDOR_SILENT');
}

/** Trial members play for fun and for nothing else; members play with their money. */
function refuseWrongMoney({ kind }: Caller, { accountType }: Asked): void {
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
