-- One correction of a bet waits at a time, whichever of its two kinds. Of several that wait already,
-- the one asked first stays.

update approvals a set state = 'withdrawn', decided_by = asked_by, decided_at = asked_at
where state = 'waiting' and kind in ('play.void', 'play.resettle')
  and exists (
    select 1 from approvals b
    where b.subject = a.subject and b.state = 'waiting' and b.id < a.id
      and b.kind in ('play.void', 'play.resettle'));

create unique index approvals_one_correction on approvals (subject)
  where state = 'waiting' and kind in ('play.void', 'play.resettle');
