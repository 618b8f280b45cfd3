import type { Money } from '@baize/money';
import { moneyNumber } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import { type Bet, shownName } from '../../play/index.ts';
import type { CrashRound } from './rounds.ts';

export const TOPIC = 'game:crash';
const FLUSH_MS = 200;

/** What everyone hears of the game: many small things are told together, a few times a second. */
export type CrashNews = {
  opened(round: CrashRound): void;
  started(round: CrashRound): void;
  crashed(round: CrashRound): void;
  bet(bet: Bet, autoCashout: number | undefined): void;
  cashedOut(bet: Bet, at: number, payout: Money): void;
  takenBack(bet: Bet): void;
  close(): void;
};

const LISTS = ['bets', 'cashouts', 'cancels'] as const;

type Item = { list: (typeof LISTS)[number]; round: string; row: Record<string, unknown> };

export function openCrashNews(house: House): CrashNews {
  const waiting: Promise<Item>[] = [];
  let timer: NodeJS.Timeout | undefined;
  const say = (body: Record<string, unknown>) => house.realtime.publish(TOPIC, body);

  async function flush(): Promise<void> {
    timer = undefined;
    const items = await Promise.all(waiting.splice(0));
    for (const list of LISTS) {
      for (const [round, rows] of byRound(items, list)) say({ kind: list, round, [list]: rows });
    }
  }

  function tell(list: Item['list'], bet: Bet, row: Record<string, unknown>): void {
    // Play money is nobody else's business.
    if (bet.currency === 'FUN') return;
    const id = String(bet.id);
    const named = shownName(house, bet.memberId).then((name) => ({
      list,
      round: numberOf(bet),
      row: { id, name, ...row },
    }));
    waiting.push(named.catch(() => ({ list, round: numberOf(bet), row: { id, ...row } })));
    timer ??= setTimeout(() => void flush(), FLUSH_MS);
    timer.unref();
  }

  return {
    opened: (round) => say({ kind: 'opening', ...openingFacts(round) }),
    started: ({ id, startsAt }) => say({ kind: 'start', round: String(id), startsAt }),
    crashed: ({ id, crash, hash, crashAt }) =>
      say({
        kind: 'crash',
        round: String(id),
        multiplier: crash / 100,
        hash,
        crashedAt: Math.round(crashAt),
      }),
    bet: (bet, autoCashout) =>
      tell('bets', bet, {
        stake: moneyNumber(bet.stake),
        autoCashout: autoCashout === undefined ? null : autoCashout / 100,
      }),
    cashedOut: (bet, at, payout) =>
      tell('cashouts', bet, { multiplier: at / 100, payout: moneyNumber(payout) }),
    takenBack: (bet) => tell('cancels', bet, {}),
    close: () => clearTimeout(timer),
  };
}

export function openingFacts({ id, chain, number, opensAt, startsAt }: CrashRound) {
  return {
    round: String(id),
    chainId: String(chain.id),
    number,
    opensAt,
    startsAt,
    /** The link that decides this round hashes to this one. */
    previousHash: chain.links[number - 1]!,
  };
}

function numberOf({ roundId }: Bet): string {
  return (roundId ?? '').replace('crash:', '');
}

function byRound(items: readonly Item[], list: Item['list']): Map<string, object[]> {
  const rounds = new Map<string, object[]>();
  for (const item of items) {
    if (item.list !== list) continue;
    rounds.set(item.round, [...(rounds.get(item.round) ?? []), item.row]);
  }
  return rounds;
}
