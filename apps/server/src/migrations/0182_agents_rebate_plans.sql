-- Since when rebates are paid by which plan: a bet belongs to the plan that stood when it was settled.
create table rebate_plans (
  since timestamptz primary key,
  plan  text not null check (plan in ('DIFFERENCE', 'FIXED3'))
);
insert into rebate_plans (since, plan)
select changed_at, content ->> 'rebatePlan' from agent_settings where content ->> 'rebatePlan' = 'FIXED3';

-- What was bet under the fixed plan, by day and place: the base of what it pays.
create table fixed_bets (
  day       date   not null,
  member_id bigint not null,
  path      text   collate "C" not null,
  valid_bet bigint not null,
  primary key (day, member_id, path)
);
