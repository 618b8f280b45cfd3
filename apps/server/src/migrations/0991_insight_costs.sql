-- What members were given stands beside what they played, so that they are put in order by what is left
-- of them in one pass. Whoever had anything in a span has a row.
alter table insight_member_spans add column costs bigint not null default 0;

insert into insight_member_spans (kind, starts_on, member_id, bets, stake, valid_bet, payout, costs)
select kind, starts_on, member_id, 0, 0, 0, 0, coalesce(sum(amount) filter (where reason in (
    'DEPOSIT_BONUS', 'PROMO', 'MISSION', 'SIGN_IN', 'RED_PACKET', 'RAFFLE', 'VIP_UPGRADE', 'VIP_WEEKLY',
    'VIP_MONTHLY', 'VIP_BIRTHDAY', 'REFERRAL', 'POINTS_CONVERT', 'BET_REBATE', 'REBATE_REVERSE', 'CASHBACK',
    'MANUAL_REBATE', 'AGENT_REBATE', 'AGENT_REBATE_REVERSE', 'DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY',
    'REALTIME_SALARY', 'JACKPOT', 'DEPOSIT_FEE', 'WITHDRAW_FEE')), 0)
from insight_money_spans group by 1, 2, 3
on conflict (kind, starts_on, member_id) do update set costs = excluded.costs;
