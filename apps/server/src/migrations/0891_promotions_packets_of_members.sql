-- Parts of packets that one member opened.

create index promotion_packet_parts_of on promotion_packet_parts (member_id, opened_at);
