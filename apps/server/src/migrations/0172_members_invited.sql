-- By which link someone came. The link may be deleted; that he came by it stays.
create table invited_members (
  member_id bigint primary key,
  code      text   not null
);
create index invited_members_of_codes on invited_members (code);

create view link_members as select member_id, code from invited_members;
