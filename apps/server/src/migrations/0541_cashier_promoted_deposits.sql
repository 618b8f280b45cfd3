-- Deposits that arrived, as campaigns count them: what was paid in, before fee and bonus.
create view promoted_deposits as
select id, member_id, credited + fee - bonus as amount, decided_at as credited_at, is_first
from deposits where state in ('SUCCESS', 'ADJUSTED_SUCCESS');

-- What must be played for gifts, as promotions watches it.
create view promotion_requirements as
select member_id, reference, required, filled, closed_at
from turnover_requirements where kind = 'PROMO';
