-- Boards of a week and a month, by category.
create index winners_by_category on winners (category, at);
