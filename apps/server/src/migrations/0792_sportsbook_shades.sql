-- Prices lean against what weighs on them: of thousands of selections few do.

create index sports_exposures_heavy on sports_exposures (match_id) where payout >= 10000000;
