-- Up to when each timed job has been handed to the runner.
create table job_schedules (
  name text primary key,
  last_due_at timestamptz not null
);

-- Which runners are alive: what a silent one had taken is given to the others.
create table job_runners (
  id text primary key,
  seen_at timestamptz not null
);
