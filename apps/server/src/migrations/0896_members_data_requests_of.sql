-- Requests about the data of one member.

create index data_requests_of on data_requests (member_id, asked_at);
