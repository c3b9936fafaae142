create table house."werk" (
  "id" serial,
  "title" jsonb not null default '{"de":"","en":""}',
  "composer" text not null default '',
  "minutes" integer,
  "year" integer,
  "address" text not null default '',
  primary key ("id")
);
