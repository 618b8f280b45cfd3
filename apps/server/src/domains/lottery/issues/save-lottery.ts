import type { lotteryIssuesOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { findLottery, type Lottery, standingOf } from '../lotteries.ts';
import { type LotterySettings, renewSettings } from '../settings.ts';

/** What is decided here holds at once; issues that are not open yet close by the new rule. */
export async function saveLottery(
  house: House,
  caller: Caller,
  { gameCode, version, ...wanted }: Output<typeof contract.saveLottery.input>,
): Promise<null> {
  const lottery = findLottery(gameCode);
  if (wanted.min > wanted.max) refuse('INVALID_INPUT', { value: { min: ['too_big'] } });
  assertCloses(lottery, wanted.closeBeforeSeconds);
  const before = standingOf(house, lottery);
  await begin(house.db, async (tx) => {
    if (version !== undefined) await assertUnchanged(tx, gameCode, version);
    await saveSettings(house, tx, gameCode, wanted);
    if (wanted.closeBeforeSeconds !== before.closeBeforeSeconds) {
      await moveClosing(house, tx, gameCode, wanted.closeBeforeSeconds);
    }
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'lottery.settings.changed',
      subject: `lottery:${gameCode}`,
      address: caller.address,
      before: settingTexts(before),
      after: settingTexts(wanted),
    });
  });
  await renewSettings(house);
  return null;
}

/** Something of every issue must be left to bet in. */
function assertCloses({ clock }: Lottery, seconds: number): void {
  const longest = 'everyMinutes' in clock ? clock.everyMinutes * 60 - 10 : 86_000;
  if (seconds > longest) {
    refuse('INVALID_INPUT', { value: { closeBeforeSeconds: ['too_big'] } });
  }
}

async function assertUnchanged(tx: Transaction, gameCode: string, seen: number): Promise<void> {
  const now = await tx
    .selectFrom('lottery_settings')
    .select('changed_at')
    .where('game_code', '=', gameCode)
    .forUpdate()
    .executeTakeFirst();
  if ((now?.changed_at.getTime() ?? 0) !== seen) refuse('CHANGED_MEANWHILE');
}

async function saveSettings(
  { clock }: House,
  tx: Transaction,
  gameCode: string,
  { isOpen, closeBeforeSeconds, min, max }: LotterySettings,
): Promise<void> {
  const row = {
    is_open: isOpen,
    close_before_seconds: closeBeforeSeconds,
    min_stake: min,
    max_stake: max,
    changed_at: clock.now(),
  };
  await tx
    .insertInto('lottery_settings')
    .values({ game_code: gameCode, ...row })
    .onConflict((conflict) => conflict.column('game_code').doUpdateSet(row))
    .execute();
}

async function moveClosing(
  { clock }: House,
  tx: Transaction,
  gameCode: string,
  seconds: number,
): Promise<void> {
  await tx
    .updateTable('lottery_issues')
    .set({ closes_at: sql<Date>`draws_at - make_interval(secs => ${seconds})` })
    .where('game_code', '=', gameCode)
    .where('opens_at', '>', clock.now())
    .execute();
}

function settingTexts({ isOpen, closeBeforeSeconds, min, max }: LotterySettings) {
  return { isOpen, closeBeforeSeconds, min: String(min), max: String(max) };
}
