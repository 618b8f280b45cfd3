-- Pairs for which one earner is paid nothing.

create index referral_blocks_of on referral_blocks (earner_id, seen_at);
