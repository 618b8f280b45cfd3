-- What the house tells people: written only by domains/content.

-- One row: the version that every change of a public text raises, and the rules of the chat.
create table content_state (
  only_row   boolean primary key default true check (only_row),
  version    bigint  not null,
  chat_rules jsonb,
  chat_rules_version integer not null default 0
);

insert into content_state (version) values (1);

create table announcements (
  id          bigint generated always as identity primary key,
  kind        text        not null check (kind in ('B', 'PL', 'PU', 'PR', 'H', 'A')),
  group_name  text        not null default '',    -- of a banner: w_home, w_promotion, w_login, w_forget
  texts       jsonb       not null,               -- language → {title, body}; the body is safe HTML
  languages   text[]      not null default '{}',  -- none: in every language
  platforms   text[]      not null default '{W,M}',
  execution   text        not null default 'ALL' check (execution in ('B', 'AFTER_LOGIN', 'ALL')),
  picture     text,
  picture_tall text,
  video       text,
  images      text[]      not null default '{}',
  linkage     text        not null default '',
  linkage_type text       not null default 'NONE',
  category    text        not null default '',
  sort        integer     not null default 1000,
  starts_at   timestamptz,
  ends_at     timestamptz,
  is_enabled  boolean     not null,
  version     integer     not null default 1,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  updated_by  bigint      not null
);

create table announcement_reads (
  member_id       bigint      not null,
  announcement_id bigint      not null references announcements on delete cascade,
  at              timestamptz not null,
  primary key (member_id, announcement_id)
);

create table help_articles (
  id          bigint generated always as identity primary key,
  parent_id   bigint      references help_articles,
  tag         text        not null,
  texts       jsonb       not null,
  colour      text        not null default '',
  devices     text[]      not null default '{WEB,MOBILE}',
  sort        integer     not null default 1000,
  is_shown    boolean     not null,
  version     integer     not null default 1,
  updated_at  timestamptz not null,
  updated_by  bigint      not null
);

create table content_pages (
  id           bigint generated always as identity primary key,
  kind         text        not null
               check (kind in ('blog', 'news', 'licence', 'terms', 'privacy', 'about')),
  slug         text        not null,
  texts        jsonb       not null,              -- language → {title, summary, body}
  picture      text,
  published_at timestamptz not null,
  is_published boolean     not null,
  version      integer     not null default 1,
  updated_at   timestamptz not null,
  updated_by   bigint      not null,
  unique (kind, slug)
);

create table feedback (
  id          bigint generated always as identity primary key,
  member_id   bigint,                             -- none: a visitor
  sender      text        not null,
  type        smallint    not null check (type in (0, 1, 2, 3, 4, 6)),
  words       text        not null,
  address     text        not null,
  language    text        not null,
  state       text        not null default 'new' check (state in ('new', 'working', 'answered', 'closed')),
  answer      text        not null default '',
  handled_by  bigint,
  handled_at  timestamptz,
  at          timestamptz not null,
  version     integer     not null default 1
);

create index on feedback (state, id);
create index on feedback (member_id, id);
