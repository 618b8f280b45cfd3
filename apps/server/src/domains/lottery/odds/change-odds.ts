import type { lotteryOddsOperator as contract, Output } from '@baize/contract';
import { type LotteryPlay, type PrizeTerms, prizeGroups, prizeOf, returnsOf } from '@baize/games';
import { moneyText } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  type ApprovalKind,
  askOneApproval,
  isWaiting,
  recordAudit,
} from '../../operators/index.ts';
import { findLottery, type Lottery } from '../lotteries.ts';
import { assertGroups, hasGroups } from './groups.ts';
import {
  type Groups,
  type Odds,
  oddsNow,
  oddsVersions,
  publishVersion,
  readOdds,
  renewOdds,
  writeOdds,
} from './odds.ts';

const KIND = 'lottery.odds';
/** No play may give back more than it takes. */
export const HIGHEST_RETURN = 1;

type Shown = Output<typeof contract.showOdds.value>;

const subjectOf = (gameCode: string) => `lottery:${gameCode}`;

/** Every fixed prize as it is now; those by group follow from the group alone. */
export async function showOdds(house: House, gameCode: string): Promise<Shown> {
  const lottery = findLottery(gameCode);
  const { version, odds, groups } = oddsNow(house, lottery);
  const prizes = lottery.kind.plays.flatMap((play) => shownPrizes(play, odds));
  const isAsked = await begin(house.db, (tx) => isWaiting(tx, KIND, subjectOf(gameCode)));
  const versions = oddsVersions(house, gameCode).map((one) => ({
    version: one.version,
    hash: one.hash,
    changes: Object.values(one.odds).reduce((sum, by) => sum + Object.keys(by).length, 0),
  }));
  return {
    version,
    prizes,
    groups: hasGroups(lottery) ? { ...groups } : null,
    allGroups: { ...prizeGroups },
    versions: versions.toReversed(),
    isAsked,
  };
}

function shownPrizes(play: LotteryPlay, odds: Odds): Shown['prizes'] {
  const terms = termsBy(play, odds);
  return play.prizes.flatMap((prize) =>
    prize.odds === null
      ? []
      : [
          {
            play: play.code,
            mode: play.mode,
            prize: prize.code,
            shipped: prize.odds,
            odds: prizeOf(prize, terms),
            returnToPlayer: highestReturn(play, terms, prize.code),
          },
        ],
  );
}

export function termsBy({ code }: LotteryPlay, odds: Odds): PrizeTerms {
  const own = odds[code];
  return own ? { odds: own } : {};
}

/** Of all lines that can win this prize. */
function highestReturn(play: LotteryPlay, terms: PrizeTerms, prize?: string): number {
  const lines = new Set(
    play.lines.filter((line) => !prize || line.prizes.includes(prize)).map(({ id }) => id),
  );
  const returns = returnsOf(play, terms).filter(({ bet }) => lines.has(bet));
  return Math.max(0, ...returns.map(({ returnToPlayer }) => returnToPlayer));
}

type Input = Output<typeof contract.askOdds.input>;

/** Other odds take two people; bets that were made before keep theirs. */
export async function askOdds(
  house: House,
  caller: Caller,
  { gameCode, version, odds: wanted, groups, reason }: Input,
): Promise<{ approvalId: string }> {
  const lottery = findLottery(gameCode);
  const now = oddsNow(house, lottery);
  if (now.version !== version) refuse('CHANGED_MEANWHILE');
  const odds = readWanted(lottery, wanted);
  assertReturns(lottery, odds);
  const payload = {
    gameCode,
    version,
    odds: writeOdds(odds),
    changes: changedPrizes(lottery, now.odds, odds),
    ...changedGroups(lottery, now.groups, groups),
    reason,
  };
  const id = await begin(house.db, (tx) =>
    askOneApproval(house, tx, { kind: KIND, subject: subjectOf(gameCode), payload, caller }),
  );
  return { approvalId: String(id) };
}

/** Prize by prize what it is now and what it shall be, for whoever decides. */
function changedPrizes({ kind }: Lottery, now: Odds, wanted: Odds) {
  return kind.plays.flatMap((play) =>
    play.prizes.flatMap((prize) => {
      if (prize.odds === null) return [];
      const from = prizeOf(prize, termsBy(play, now));
      const to = prizeOf(prize, termsBy(play, wanted));
      if (from === to) return [];
      return [
        {
          play: `${kind.code}.${play.code}`,
          prize: prize.code,
          from: moneyText(from),
          to: moneyText(to),
          returnFrom: highestReturn(play, termsBy(play, now), prize.code),
          returnTo: highestReturn(play, termsBy(play, wanted), prize.code),
        },
      ];
    }),
  );
}

/** A return by group is the group over 2,000, so a change of groups needs no other proof. */
function changedGroups(lottery: Lottery, from: Groups, to: Groups | undefined) {
  if (!to || (to.lowest === from.lowest && to.highest === from.highest)) return {};
  if (!hasGroups(lottery)) refuse('INVALID_INPUT', { value: { groups: ['unrecognized_keys'] } });
  assertGroups(to);
  return { groups: { from, to } };
}

/** The odds that are not those of the rules. */
export function readWanted({ kind }: Lottery, wanted: Input['odds']): Odds {
  const odds: Record<string, Record<string, bigint>> = {};
  for (const { play: name, prize, odds: value } of wanted) {
    const play = kind.plays.find(({ code }) => code === name);
    const known = play?.prizes.find(({ code }) => code === prize);
    if (!known || known.odds === null) refuse('INVALID_INPUT', { value: { odds: [name, prize] } });
    if (value !== known.odds) odds[name] = { ...odds[name], [prize]: value };
  }
  return odds;
}

function assertReturns({ kind }: Lottery, odds: Odds): void {
  for (const play of kind.plays.filter(({ mode }) => mode !== 'LOTT')) {
    if (highestReturn(play, termsBy(play, odds)) > HIGHEST_RETURN) {
      refuse('INVALID_INPUT', { value: { odds: [play.code, 'too_big'] } });
    }
  }
}

type Payload = {
  gameCode: string;
  version: number;
  odds: contract.StoredOdds;
  groups?: { from: Groups; to: Groups };
  reason: string;
};

export const oddsApproval: ApprovalKind = {
  kind: KIND,
  right: 'lottery.edit',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { gameCode, version, odds, groups, reason } = payload as Payload;
    const lottery = findLottery(gameCode);
    const now = oddsNow(house, lottery);
    if (now.version !== version) refuse('CHANGED_MEANWHILE');
    const change = {
      version: version + 1,
      odds: readOdds(odds),
      groups: groups?.to ?? now.groups,
      publishedBy: decidedBy,
    };
    await publishVersion(house, tx, lottery, change);
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: 'lottery.odds.changed',
      subject: subjectOf(gameCode),
      before: { version, ...(groups && { groups: groups.from }) },
      after: { version: version + 1, odds, ...(groups && { groups: groups.to }), reason },
    });
    // Told after the commit: until then every server goes on by the version before.
    setImmediate(() => void renewOdds(house).catch(() => undefined));
  },
};
