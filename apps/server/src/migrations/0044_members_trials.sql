-- Guests whose time is over are looked for every hour.
create index members_living_trials on members (registered_at) where type = 4 and frozen_at is null;
