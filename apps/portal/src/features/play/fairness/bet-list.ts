import { type Money, readMoney } from '@baize/money';

/** One line of a pasted list. Seeds of its own outrank those typed above the list. */
export type ListedBet = {
  game: string;
  nonce: number;
  stake: Money;
  choice: unknown;
  actions: readonly unknown[];
  serverSeed?: string;
  clientSeed?: string;
  /** What the house paid, to be compared. */
  paid: Money | undefined;
};

export type ListRead = { bets: ListedBet[]; badLine: number | undefined };

/** Reads a JSON list of bets, or lines of `game; nonce; stake; choice as JSON; paid`. */
export function readBetList(text: string): ListRead {
  const trimmed = text.trim();
  if (!trimmed) return { bets: [], badLine: undefined };
  return trimmed.startsWith('[') ? readJson(trimmed) : readLines(trimmed);
}

function readJson(text: string): ListRead {
  const list = parse(text);
  if (!Array.isArray(list)) return { bets: [], badLine: 1 };
  return collect(list.map((row) => readBet(row as Record<string, unknown>)));
}

function readLines(text: string): ListRead {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return collect(
    lines.map((line) => {
      const [game, nonce, stake, choice = '{}', payout] = line.split(/[;\t]/).map((s) => s.trim());
      return readBet({ game, nonce, stake, choice: parse(choice || '{}'), payout });
    }),
  );
}

function collect(read: readonly (ListedBet | undefined)[]): ListRead {
  const bad = read.indexOf(undefined);
  return {
    bets: read.filter((bet) => bet !== undefined),
    badLine: bad < 0 ? undefined : bad + 1,
  };
}

function readBet(row: Record<string, unknown> | null): ListedBet | undefined {
  const { game = row?.gameCode, stake, choice, actions, payout } = row ?? {};
  const fairness = (row?.fairness ?? row ?? {}) as Record<string, unknown>;
  const nonce = Number(fairness.nonce);
  const amount = readMoney(stake);
  if (typeof game !== 'string' || !Number.isInteger(nonce) || nonce < 1) return undefined;
  if (amount === null || choice === undefined) return undefined;
  return {
    game,
    nonce,
    stake: amount,
    choice,
    actions: Array.isArray(actions) ? actions : [],
    paid: readMoney(payout) ?? undefined,
    ...(typeof fairness.serverSeed === 'string' && { serverSeed: fairness.serverSeed }),
    ...(typeof fairness.clientSeed === 'string' && { clientSeed: fairness.clientSeed }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
