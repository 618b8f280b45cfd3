-- A number or address is one member's alone once it is proved, or is the name he signs in with. What
-- was only typed is kept too, and keeps nobody else from it.
alter table members add column holds_mobile boolean not null default false;
alter table members add column holds_email boolean not null default false;
update members set holds_mobile = mobile_lookup is not null, holds_email = email_verified_at is not null;
drop index members_mobile;
drop index members_email;
create unique index members_mobile on members (mobile_lookup) where holds_mobile;
create unique index members_email on members (email_lookup) where holds_email;
create index members_mobile_typed on members (mobile_lookup) where mobile_lookup is not null;
create index members_email_typed on members (email_lookup) where email_lookup is not null;
