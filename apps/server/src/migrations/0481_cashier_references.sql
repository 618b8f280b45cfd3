-- Operators find a payment, and the order it was credited to, by the beginning of the bank's reference.
create index deposit_payments_references on deposit_payments (lower(external_id) text_pattern_ops)
  where removed_at is null;
create index deposits_references on deposits (lower(external_id) text_pattern_ops)
  where external_id is not null;
