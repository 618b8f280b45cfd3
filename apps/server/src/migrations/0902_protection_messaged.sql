-- Whom no offer may reach, and until when: excluded or on a break, or looked after for signs of harm.
create view messaged_protected as
select member_id, barred_until as until from protection_members where bar_kind is not null
union all
select member_id, 'infinity'::timestamptz from protection_cases where state = 'OPEN';
