create table house."press_text" (
  "id" serial,
  "title" jsonb not null default '{"de":"","en":""}',
  "text" jsonb not null default '{"de":"","en":""}',
  "pictures" text not null default '',
  "is_online" boolean not null default true,
  "published_at" timestamp with time zone,
  primary key ("id")
);

create table house."press_told" (
  "text_id" integer not null,
  "at" timestamp with time zone not null,
  primary key ("text_id")
);

alter table house."press_told" add constraint "press_told_text_id_fkey" foreign key ("text_id") references "house"."press_text" ("id") on delete cascade;
