-- How a segment was defined when, and by whom.
create table promotion_segment_versions (
  segment_id bigint      not null references promotion_segments,
  version    integer     not null,
  name       text        not null,
  who        jsonb       not null,
  saved_at   timestamptz not null,
  saved_by   bigint      not null,
  primary key (segment_id, version)
);
comment on table promotion_segment_versions is 'append-only: what was saved was saved';
