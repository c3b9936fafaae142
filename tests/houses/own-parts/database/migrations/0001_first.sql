create table house."pledge" (
  "id" serial,
  "work_id" integer not null,
  "event_id" integer,
  "name" text not null,
  "at" timestamp with time zone not null,
  primary key ("id")
);

create unique index "pledge_work_id_name_key" on house."pledge" ("work_id", "name");

create index "pledge_event_id_index" on house."pledge" ("event_id");

create table house."work" (
  "id" serial,
  "title" jsonb not null default '{"de":"","en":""}',
  "composer" text not null default '',
  "minutes" integer,
  "interval" boolean not null default false,
  "image_id" integer,
  "notes" text not null default '',
  primary key ("id")
);

create table house."work_players" (
  "id" serial,
  "owner_id" integer not null,
  "position" integer not null,
  "item_id" integer not null,
  primary key ("id")
);

create index "work_players_owner_id_position_index" on house."work_players" ("owner_id", "position");

create index "work_players_item_id_index" on house."work_players" ("item_id");

alter table house."pledge" add constraint "pledge_work_id_fkey" foreign key ("work_id") references "house"."work" ("id") on delete cascade;

alter table house."pledge" add constraint "pledge_event_id_fkey" foreign key ("event_id") references "public"."event" ("id") on delete set null;

alter table house."work" add constraint "work_image_id_fkey" foreign key ("image_id") references "public"."image" ("id") on delete set null;

alter table house."work_players" add constraint "work_players_owner_id_fkey" foreign key ("owner_id") references "house"."work" ("id") on delete cascade;

alter table house."work_players" add constraint "work_players_item_id_fkey" foreign key ("item_id") references "public"."person" ("id") on delete cascade;
