-- What the house sends to groups is little; what uplines send to theirs is much, and found by upline.

drop index messages_groups;
create index messages_groups on messages (id desc) where group_kind is not null and group_upline is null;
create index messages_upline on messages (group_upline, id desc) where group_upline is not null;
