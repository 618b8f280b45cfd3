-- The weights among which an envelope was drawn, so that it can be computed again for ever; null: caught before they were kept.
alter table promotion_catches add column weights integer[];
