-- Which cents of an amount were shown to whom, and when: late payers are not taken for somebody else.
create index deposits_by_cents on deposits (channel, shown, created_at);
