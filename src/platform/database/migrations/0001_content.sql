CREATE TABLE "identity_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_contributor" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"person_id" integer,
	"name" text NOT NULL,
	"role" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_image" (
	"event_id" integer NOT NULL,
	"image_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_image_event_id_image_id_pk" PRIMARY KEY("event_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "event_tag_link" (
	"event_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "event_tag_link_event_id_tag_id_pk" PRIMARY KEY("event_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "event_tag" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"show_in_filter" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_teaser" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" date NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"preline" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"headline" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"subline" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"link_text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"image_id" integer,
	"style3" boolean DEFAULT false NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_jet" text,
	"parent_id" integer,
	"production_id" integer,
	"room_id" integer,
	"series_id" integer,
	"genre_id" integer,
	"exhibition_type_id" integer,
	"event_type" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"subtitle" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"date_start" timestamp with time zone NOT NULL,
	"date_end" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"last_day" date NOT NULL,
	"ticket_sale_from" timestamp with time zone,
	"ticket_url" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seat_groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"important_info" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"works" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sponsors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"promoter" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"image_id" integer,
	"video_url" text DEFAULT '' NOT NULL,
	"video_image_id" integer,
	"duration_minutes" integer,
	"language" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"surtitles" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"age_advice" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"access_features" text[] DEFAULT '{}' NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL,
	CONSTRAINT "event_idJet_unique" UNIQUE("id_jet")
);
--> statement-breakpoint
CREATE TABLE "genre" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"show_in_filter" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_entry" (
	"id" serial PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"locale" text NOT NULL,
	"field_values" jsonb NOT NULL,
	"submission_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"delete_after" timestamp with time zone NOT NULL,
	CONSTRAINT "form_entry_submissionKey_unique" UNIQUE("submission_key")
);
--> statement-breakpoint
CREATE TABLE "form_field" (
	"id" serial PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"slug" text NOT NULL,
	"field_type" smallint NOT NULL,
	"label" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default" text DEFAULT '' NOT NULL,
	"placeholder_text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"help_text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	CONSTRAINT "form_field_formId_slug_unique" UNIQUE("form_id","slug")
);
--> statement-breakpoint
CREATE TABLE "form" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"intro" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"success_text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"notify_email" text DEFAULT '' NOT NULL,
	"retention_days" integer DEFAULT 180 NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "temp_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"entry_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "error_log_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "page_activity" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"action" text NOT NULL,
	"model" text NOT NULL,
	"object_id" integer,
	"title" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_category" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"style_name" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_event_link" (
	"article_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	CONSTRAINT "article_event_link_article_id_event_id_pk" PRIMARY KEY("article_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "article_production_link" (
	"article_id" integer NOT NULL,
	"production_id" integer NOT NULL,
	CONSTRAINT "article_production_link_article_id_production_id_pk" PRIMARY KEY("article_id","production_id")
);
--> statement-breakpoint
CREATE TABLE "article_tag_link" (
	"article_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "article_tag_link_article_id_tag_id_pk" PRIMARY KEY("article_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "article_tag" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" serial PRIMARY KEY NOT NULL,
	"category_id" integer,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"subtitle" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"teaser" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"image_id" integer,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" serial PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"thumbhash" text DEFAULT '' NOT NULL,
	"formats" text[] DEFAULT '{"webp","jpg"}' NOT NULL,
	"alt" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_category" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" serial PRIMARY KEY NOT NULL,
	"category_id" integer,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text NOT NULL,
	"role" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"biography" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"image_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exhibition_type" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exhibition_type_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "production_contributor" (
	"id" serial PRIMARY KEY NOT NULL,
	"production_id" integer NOT NULL,
	"person_id" integer,
	"name" text NOT NULL,
	"role" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_image" (
	"production_id" integer NOT NULL,
	"image_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "production_image_production_id_image_id_pk" PRIMARY KEY("production_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "production_tag_link" (
	"production_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "production_tag_link_production_id_tag_id_pk" PRIMARY KEY("production_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "production_tag" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"show_in_filter" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"subtitle" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"season_id" integer,
	"exhibition_type_id" integer,
	"premiere_on" date,
	"image_id" integer,
	"video_url" text DEFAULT '' NOT NULL,
	"video_image_id" integer,
	"duration_minutes" integer,
	"language" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"surtitles" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"age_advice" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"works" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"promoter" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_count" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"results" integer NOT NULL,
	CONSTRAINT "search_count_day_locale_query_pk" PRIMARY KEY("day","locale","query")
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"url" text NOT NULL,
	"image_id" integer,
	"date_start" timestamp with time zone,
	"visible_from" timestamp with time zone NOT NULL,
	"folded" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "search_document_kind_item_id_locale_pk" PRIMARY KEY("kind","item_id","locale")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"subtitle" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"image_id" integer,
	"show_in_filter" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "breaking_news" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"link_title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"until" timestamp with time zone,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"series_id" integer,
	"event_count" integer NOT NULL,
	"dates" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"included" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"how_to_book" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"booking_url" text DEFAULT '' NOT NULL,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"id" serial PRIMARY KEY NOT NULL,
	"venue_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"time_from" time NOT NULL,
	"time_to" time NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_hours_exception" (
	"id" serial PRIMARY KEY NOT NULL,
	"venue_id" integer NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"time_from" time,
	"time_to" time,
	"closed" boolean DEFAULT false NOT NULL,
	"alternative_text" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"alternative_link_url" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" serial PRIMARY KEY NOT NULL,
	"venue_id" integer NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"capacity" integer,
	"show_in_filter" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venue" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"subtitle" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"directions" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"accessibility" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"access_features" text[] DEFAULT '{}' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"image_id" integer,
	"map_image_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_text" (
	"kind" text PRIMARY KEY NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"content" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" serial PRIMARY KEY NOT NULL,
	"old_path" text NOT NULL,
	"new_path" text NOT NULL,
	CONSTRAINT "redirect_oldPath_unique" UNIQUE("old_path")
);
--> statement-breakpoint
ALTER TABLE "identity_event" ADD CONSTRAINT "identity_event_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_contributor" ADD CONSTRAINT "event_contributor_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_contributor" ADD CONSTRAINT "event_contributor_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_image" ADD CONSTRAINT "event_image_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_image" ADD CONSTRAINT "event_image_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tag_link" ADD CONSTRAINT "event_tag_link_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tag_link" ADD CONSTRAINT "event_tag_link_tag_id_event_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."event_tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_teaser" ADD CONSTRAINT "event_teaser_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_parent_id_event_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_production_id_production_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."production"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_genre_id_genre_id_fk" FOREIGN KEY ("genre_id") REFERENCES "public"."genre"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_exhibition_type_id_exhibition_type_id_fk" FOREIGN KEY ("exhibition_type_id") REFERENCES "public"."exhibition_type"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_video_image_id_image_id_fk" FOREIGN KEY ("video_image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_entry" ADD CONSTRAINT "form_entry_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_field" ADD CONSTRAINT "form_field_form_id_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."form"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temp_file" ADD CONSTRAINT "temp_file_entry_id_form_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_activity" ADD CONSTRAINT "page_activity_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_event_link" ADD CONSTRAINT "article_event_link_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_event_link" ADD CONSTRAINT "article_event_link_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_production_link" ADD CONSTRAINT "article_production_link_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_production_link" ADD CONSTRAINT "article_production_link_production_id_production_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."production"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tag_link" ADD CONSTRAINT "article_tag_link_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tag_link" ADD CONSTRAINT "article_tag_link_tag_id_article_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."article_tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_category_id_article_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_category_id_person_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."person_category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_contributor" ADD CONSTRAINT "production_contributor_production_id_production_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."production"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_contributor" ADD CONSTRAINT "production_contributor_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_image" ADD CONSTRAINT "production_image_production_id_production_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."production"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_image" ADD CONSTRAINT "production_image_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_tag_link" ADD CONSTRAINT "production_tag_link_production_id_production_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."production"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_tag_link" ADD CONSTRAINT "production_tag_link_tag_id_production_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."production_tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production" ADD CONSTRAINT "production_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production" ADD CONSTRAINT "production_exhibition_type_id_exhibition_type_id_fk" FOREIGN KEY ("exhibition_type_id") REFERENCES "public"."exhibition_type"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production" ADD CONSTRAINT "production_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production" ADD CONSTRAINT "production_video_image_id_image_id_fk" FOREIGN KEY ("video_image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours_exception" ADD CONSTRAINT "opening_hours_exception_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_map_image_id_image_id_fk" FOREIGN KEY ("map_image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_event_at_index" ON "identity_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "identity_event_user_id_index" ON "identity_event" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_contributor_event_id_position_index" ON "event_contributor" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "event_contributor_person_id_index" ON "event_contributor" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "event_tag_link_tag_id_event_id_index" ON "event_tag_link" USING btree ("tag_id","event_id");--> statement-breakpoint
CREATE INDEX "event_teaser_position_index" ON "event_teaser" USING btree ("position");--> statement-breakpoint
CREATE INDEX "event_order" ON "event" USING btree ("date_start","id");--> statement-breakpoint
CREATE INDEX "event_room_order" ON "event" USING btree ("room_id","date_start","id");--> statement-breakpoint
CREATE INDEX "event_type_order" ON "event" USING btree ("exhibition_type_id","date_start","id");--> statement-breakpoint
CREATE INDEX "event_series_order" ON "event" USING btree ("series_id","date_start","id");--> statement-breakpoint
CREATE INDEX "event_genre_order" ON "event" USING btree ("genre_id","date_start","id");--> statement-breakpoint
CREATE INDEX "event_production_id_date_start_index" ON "event" USING btree ("production_id","date_start");--> statement-breakpoint
CREATE INDEX "event_parent_id_date_start_index" ON "event" USING btree ("parent_id","date_start");--> statement-breakpoint
CREATE INDEX "event_last_day_index" ON "event" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "form_entry_form_id_created_at_index" ON "form_entry" USING btree ("form_id","created_at");--> statement-breakpoint
CREATE INDEX "form_entry_delete_after_index" ON "form_entry" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "form_field_form_id_position_index" ON "form_field" USING btree ("form_id","position");--> statement-breakpoint
CREATE INDEX "temp_file_created_at_index" ON "temp_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "temp_file_entry_id_index" ON "temp_file" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "error_log_last_seen_at_index" ON "error_log" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "page_activity_at_index" ON "page_activity" USING btree ("at");--> statement-breakpoint
CREATE INDEX "article_event_link_event_id_index" ON "article_event_link" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "article_production_link_production_id_index" ON "article_production_link" USING btree ("production_id");--> statement-breakpoint
CREATE INDEX "article_tag_link_tag_id_article_id_index" ON "article_tag_link" USING btree ("tag_id","article_id");--> statement-breakpoint
CREATE INDEX "article_order" ON "article" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_category_order" ON "article" USING btree ("category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "person_category_id_position_index" ON "person" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "production_contributor_production_id_position_index" ON "production_contributor" USING btree ("production_id","position");--> statement-breakpoint
CREATE INDEX "production_contributor_person_id_index" ON "production_contributor" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "production_tag_link_tag_id_index" ON "production_tag_link" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "production_season_id_index" ON "production" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "production_exhibition_type_id_index" ON "production" USING btree ("exhibition_type_id");--> statement-breakpoint
CREATE INDEX "production_position_id_index" ON "production" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "search_document_vector" ON "search_document" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "breaking_news_published_at_index" ON "breaking_news" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "opening_hours_venue_id_weekday_index" ON "opening_hours" USING btree ("venue_id","weekday");--> statement-breakpoint
CREATE INDEX "opening_hours_exception_venue_id_date_from_index" ON "opening_hours_exception" USING btree ("venue_id","date_from");--> statement-breakpoint
CREATE INDEX "room_venue_id_index" ON "room" USING btree ("venue_id");