import type { sportsbookAlertsOperator as contract } from '@baize/contract';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';

export type AlertKind = (typeof contract.alertKinds)[number];

export type Alert = {
  kind: AlertKind;
  /** What makes two alerts the same. */
  subject: string;
  matchId: bigint | null;
  market?: string;
  selection?: string;
  members: readonly bigint[];
  bets: number;
  stake: Money;
  percent?: number;
  oddsFrom?: number;
  oddsTo?: number;
  seconds?: number;
};

const MAX_MEMBERS = 20;

/** Writes alerts; one that is known and not yet looked at is told as it stands now. */
export async function raiseAlerts({ db, clock }: House, alerts: readonly Alert[]): Promise<void> {
  const now = clock.now();
  for (const alert of alerts) {
    const told = {
      members: alert.members.slice(0, MAX_MEMBERS),
      bets: alert.bets,
      stake: alert.stake,
      percent: alert.percent ?? null,
      odds_from: alert.oddsFrom ?? null,
      odds_to: alert.oddsTo ?? null,
      seconds: alert.seconds ?? null,
      last_at: now,
    };
    await db
      .insertInto('sports_alerts')
      .values({
        kind: alert.kind,
        subject: alert.subject,
        match_id: alert.matchId,
        market: alert.market ?? null,
        selection: alert.selection ?? null,
        ...told,
        first_at: now,
        seen_by: null,
        seen_at: null,
        note: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subject'])
          .doUpdateSet(told)
          .where('sports_alerts.seen_at', 'is', null)
          .where('sports_alerts.bets', '<', alert.bets),
      )
      .execute();
  }
}
