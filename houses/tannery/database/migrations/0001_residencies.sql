create table house."residency" (
  "id" serial,
  "title" text not null default '',
  "address" text not null default '',
  "what" jsonb not null default '{"de":"","en":""}',
  "about" jsonb not null default '{"de":"","en":""}',
  "room" text not null default '',
  "starts" date not null,
  "ends" date not null,
  "call_until" date,
  "call_words" jsonb not null default '{"de":"","en":""}',
  "call_email" text not null default '',
  "call_link" text not null default '',
  primary key ("id")
);
