-- Who came on a day, for the figures of the day.
create index members_by_registration on members (registered_at);
