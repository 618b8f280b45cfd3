import type { lotteryOddsOperator } from '@baize/contract';
import { hashOfRules, type PrizeTerms, prizeGroups } from '@baize/games';
import { type Money, money, moneyText } from '@baize/money';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { keepInMemory } from '../../../platform/memory.ts';
import { type Lottery, lotteries } from '../lotteries.ts';

type StoredOdds = lotteryOddsOperator.StoredOdds;

/** Prizes by play and prize, where they are not those of the rules. */
export type Odds = Readonly<Record<string, Readonly<Record<string, Money>>>>;
/** Between which prize groups bets are taken. */
export type Groups = { readonly lowest: number; readonly highest: number };
export type OddsVersion = {
  version: number;
  hash: string;
  odds: Odds;
  groups: Groups;
  kindHash: string;
};

const allGroups: Groups = { lowest: prizeGroups.lowest, highest: prizeGroups.highest };

/** Every version that was ever published, the newest last. */
type Versions = ReadonlyMap<string, readonly OddsVersion[]>;

const memory = keepInMemory<Versions>({
  channel: 'lottery.odds',
  empty: new Map(),
  read: async ({ db }, before) => {
    const rows = await db.selectFrom('lottery_odds').selectAll().orderBy('version').execute();
    if (rows.length === [...before.values()].flat().length) return before;
    const versions = new Map<string, OddsVersion[]>();
    for (const { game_code, version, hash, kind_hash, odds, ...row } of rows) {
      const groups = {
        lowest: row.lowest_group ?? allGroups.lowest,
        highest: row.highest_group ?? allGroups.highest,
      };
      const known = versions.get(game_code) ?? [];
      known.push({ version, hash, kindHash: kind_hash, odds: readOdds(odds), groups });
      versions.set(game_code, known);
    }
    return versions;
  },
});

export const followOdds = memory.follow;
export const renewOdds = memory.renew;

/** The prizes by which a bet is taken now. */
export function oddsNow(house: House, { code }: Lottery): OddsVersion {
  const newest = memory.of(house).get(code)?.at(-1);
  if (!newest) throw new Error(`The prizes of ${code} were never published`);
  return newest;
}

export function oddsVersions(house: House, gameCode: string): readonly OddsVersion[] {
  return memory.of(house).get(gameCode) ?? [];
}

/** The terms of a bet: its group, or the prizes of the version that it was taken by. */
export function termsOf(
  house: House,
  gameCode: string,
  { group, rulesVersion, play }: { group: number | null; rulesVersion: number; play: string },
): PrizeTerms {
  if (group !== null) return { group };
  const version = oddsVersions(house, gameCode).find((one) => one.version === rulesVersion);
  const odds = version?.odds[play];
  return odds ? { odds } : {};
}

/** Publishes the prizes of rules that are new here: what was published before is never edited. */
export async function publishOdds(house: House): Promise<void> {
  const known = memory.of(house);
  const fresh = [...lotteries.values()].filter(
    ({ code, kind }) => known.get(code)?.at(-1)?.kindHash !== kind.hash,
  );
  if (fresh.length === 0) return;
  const rows = fresh.map((lottery) => ({
    ...nextVersion(lottery, known.get(lottery.code)?.at(-1)),
    published_at: house.clock.now(),
    published_by: null,
  }));
  await house.db
    .insertInto('lottery_odds')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await memory.renew(house);
}

/** Odds belong to the rules that they were made for; the groups that are sold go on. */
function nextVersion(lottery: Lottery, before: OddsVersion | undefined) {
  const { version = 0, groups = allGroups } = before ?? {};
  return versionRow(lottery, version + 1, { odds: {}, groups });
}

/** An operator's prizes, as the version after the newest one. */
export async function publishVersion(
  house: House,
  tx: Transaction,
  lottery: Lottery,
  change: { version: number; odds: Odds; groups: Groups; publishedBy: bigint },
): Promise<void> {
  const { version, publishedBy } = change;
  const row = { ...versionRow(lottery, version, change), published_at: house.clock.now() };
  await tx
    .insertInto('lottery_odds')
    .values({ ...row, published_by: publishedBy })
    .execute();
}

function versionRow(
  { code, kind }: Lottery,
  version: number,
  { odds, groups }: Pick<OddsVersion, 'odds' | 'groups'>,
) {
  const written = writeOdds(odds);
  const { lowest, highest } = groups;
  const isAll = lowest === allGroups.lowest && highest === allGroups.highest;
  const rules = { kind: kind.hash, odds: written, ...(!isAll && { groups }) };
  return {
    lowest_group: isAll ? null : lowest,
    highest_group: isAll ? null : highest,
    game_code: code,
    version,
    kind_hash: kind.hash,
    odds: JSON.stringify(written),
    hash: hashOfRules({ code, version, rules }),
  };
}

export function writeOdds(odds: Odds): StoredOdds {
  return mapPrizes(odds, moneyText);
}

export function readOdds(stored: StoredOdds): Odds {
  return mapPrizes(stored, money);
}

function mapPrizes<From, To>(
  odds: Readonly<Record<string, Readonly<Record<string, From>>>>,
  convert: (prize: From) => To,
): Record<string, Record<string, To>> {
  return Object.fromEntries(
    Object.entries(odds).map(([play, prizes]) => [
      play,
      Object.fromEntries(Object.entries(prizes).map(([code, prize]) => [code, convert(prize)])),
    ]),
  );
}
