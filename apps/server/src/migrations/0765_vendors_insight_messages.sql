-- What vendors asked of us, as the dashboard looks after them.
create view insight_vendor_messages as
select vendor, status, at from vendor_messages;
