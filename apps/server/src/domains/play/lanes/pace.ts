import { gameRules } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { OWN_VENDOR } from '../../catalogue/index.ts';
import { brandOf } from '../../system/index.ts';
import type { Statement } from '../../wallet/index.ts';
import type { BetAsk } from './batch.ts';
import type { BetGuard } from './guards.ts';

/** How long a game takes at least, from its start to the next start of any game of ours. */
const SLOT_MS = 2_500;
const OTHER_MS = 5_000;

const recentStarts: Statement = {
  name: 'play-recent-starts',
  text: `select member_id, game_code, placed_at from bets
         where member_id = any($1::bigint[]) and vendor = $2 and placed_at > $3
           and (settled_at > $3 or state = 'open')`,
};

/**
 * Where the market is strict, one game of ours follows another no faster than it allows, from
 * whichever device or process. Rounds that all players share have a clock of their own.
 */
export function pacedPlay(house: House): BetGuard {
  return async (asks, { at, run }) => {
    const paced = brandOf(house).marketProfile === 'strict' ? asks.filter(isPaced) : [];
    if (paced.length === 0) return asks.map(() => undefined);
    const members = [...new Set(paced.map(({ memberId }) => memberId))];
    const since = new Date(at.getTime() - OTHER_MS);
    const freeAt = new Map<bigint, number>();
    const start = (memberId: bigint, gameCode: string, from: number) =>
      freeAt.set(memberId, Math.max(freeAt.get(memberId) ?? 0, from + lengthOf(gameCode)));
    const rows = await run(recentStarts, [members, OWN_VENDOR, since]);
    for (const [memberId, gameCode, placedAt] of rows as [bigint, string, Date][]) {
      if (isPaced({ vendor: OWN_VENDOR, gameCode })) start(memberId, gameCode, placedAt.getTime());
    }
    return asks.map((ask) => {
      if (!isPaced(ask)) return undefined;
      if (at.getTime() < (freeAt.get(ask.memberId) ?? 0)) return 'PLAY_TOO_FAST';
      start(ask.memberId, ask.gameCode, at.getTime());
      return undefined;
    });
  };
}

/** Games that the player starts: what is played from the member's own seeds. */
function isPaced({ vendor, gameCode }: Pick<BetAsk, 'vendor' | 'gameCode'>): boolean {
  return vendor === OWN_VENDOR && gameRules.has(gameCode);
}

function lengthOf(gameCode: string): number {
  const { subType } = gameRules.get(gameCode)!;
  return subType === null || subType === 'JP' ? SLOT_MS : OTHER_MS;
}
