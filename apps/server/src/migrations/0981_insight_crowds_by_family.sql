-- A report by what members have in common reads everybody of one family: in their order, and nobody of another.
create index insight_crowd_members_of_family on insight_crowd_members (family, member_id) include (crowd_id);
