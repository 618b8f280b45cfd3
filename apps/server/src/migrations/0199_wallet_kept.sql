comment on table accounts is 'kept: an account is closed, never gone';
