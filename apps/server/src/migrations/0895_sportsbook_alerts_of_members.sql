-- Alerts by whom they name.

create index sports_alerts_of on sports_alerts using gin (members);
