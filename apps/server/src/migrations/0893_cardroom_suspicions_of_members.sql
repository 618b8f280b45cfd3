-- Suspicions that name one member, as who lost or as who gained.

create index card_suspicions_of on card_suspicions (member_id, found_at);
create index card_suspicions_of_others on card_suspicions (other_id, found_at);
