-- Issues are looked for by their time and by their number, in one lottery or in all of them.
create index lottery_issues_by_time on lottery_issues (draws_at, game_code, number);
create index lottery_issues_by_number on lottery_issues (number text_pattern_ops);
