CREATE TABLE "account_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bundle" text,
	"token_hash" text,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_link_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "account_rule" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"editors_must_use_second_factor" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_address" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_address_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "favorite_look" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"news_since" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "identity_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_code_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"locale" text DEFAULT 'de' NOT NULL,
	"newsletter" boolean DEFAULT false NOT NULL,
	"has_dashboard_online_access" boolean DEFAULT false NOT NULL,
	"must_use_second_factor" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "waiting_visitor" (
	"id" serial PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_served" boolean DEFAULT false NOT NULL
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
	"link_url" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
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
	"moved_from" timestamp with time zone,
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
	"is_suspect" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
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
	"search_words" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "temp_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"storage_key" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"entry_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_reading" (
	"source_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"failure" text,
	"events" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_record" (
	"id" serial PRIMARY KEY NOT NULL,
	"source_id" integer NOT NULL,
	"foreign_id" text NOT NULL,
	"event_id" integer,
	"taken" jsonb,
	"aside" jsonb,
	"seen" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"state" text,
	"kind" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_record_sourceId_foreignId_unique" UNIQUE("source_id","foreign_id")
);
--> statement-breakpoint
CREATE TABLE "import_source" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"reads" text NOT NULL,
	"by_itself" text[] DEFAULT '{}' NOT NULL,
	"new_online" boolean DEFAULT false NOT NULL,
	"is_shop" boolean DEFAULT true NOT NULL,
	"default_minutes" integer,
	"places" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"names" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_day" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
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
CREATE TABLE "page_view_day" (
	"day" date PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_view_sum" (
	"period" text NOT NULL,
	"first_day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view_sum_period_first_day_path_pk" PRIMARY KEY("period","first_day","path")
);
--> statement-breakpoint
CREATE TABLE "page_view" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view_day_path_pk" PRIMARY KEY("day","path")
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
	"search_words" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"hash" text NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"thumbhash" text DEFAULT '' NOT NULL,
	"formats" text[] DEFAULT '{"webp","jpg"}' NOT NULL,
	"alt" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"is_decorative" boolean DEFAULT false NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"english_image_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_file_address_unique" UNIQUE("address")
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
	"search_words" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
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
	"search_words" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
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
CREATE TABLE "search_day" (
	"day" date PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	"without_results" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"title_lang" text,
	"body" text NOT NULL,
	"url" text NOT NULL,
	"image_id" integer,
	"date_start" timestamp with time zone,
	"visible_from" timestamp with time zone NOT NULL,
	"folded" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	"digest" text DEFAULT '' NOT NULL,
	CONSTRAINT "search_document_kind_item_id_locale_pk" PRIMARY KEY("kind","item_id","locale")
);
--> statement-breakpoint
CREATE TABLE "search_sum" (
	"period" text NOT NULL,
	"first_day" date NOT NULL,
	"locale" text NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"results" integer NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "search_sum_period_first_day_locale_query_pk" PRIMARY KEY("period","first_day","locale","query")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"id" serial PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"folded" text NOT NULL,
	"means" text NOT NULL,
	CONSTRAINT "search_synonym_folded_unique" UNIQUE("folded")
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
	"link_url" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"link_title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"until" timestamp with time zone,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_setting" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"logo_link" text DEFAULT '' NOT NULL,
	"basket_link" text DEFAULT '/webshop' NOT NULL,
	"webshop_link" text DEFAULT '/webshop' NOT NULL,
	"favorites_link" text DEFAULT '/en' NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tag_manager_id" text DEFAULT '' NOT NULL,
	"whistleblower_link" text DEFAULT '' NOT NULL,
	"accessibility_link" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"sticky_overlay_button" boolean DEFAULT true NOT NULL,
	"menu_look" text DEFAULT 'row' NOT NULL,
	"programme_look" text DEFAULT 'timetable' NOT NULL,
	"date_format" text DEFAULT 'ddd, D. MMMM YYYY' NOT NULL,
	"time_format" text DEFAULT 'HH:mm' NOT NULL,
	"price_format" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT '€' NOT NULL,
	"team_accordion_off" boolean DEFAULT false NOT NULL,
	"quick_buy" boolean DEFAULT true NOT NULL,
	"non_cms_class" text DEFAULT 'non-cms' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_page" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "error_page_status_unique" UNIQUE("status")
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"site_name" text DEFAULT 'Foyer' NOT NULL,
	"share_image_id" integer,
	"is_site_online" boolean DEFAULT true NOT NULL,
	"is_shop_online" boolean DEFAULT true NOT NULL,
	"html_header" text DEFAULT '' NOT NULL,
	"html_footer_top" text DEFAULT '' NOT NULL,
	"html_footer_bottom" text DEFAULT '' NOT NULL,
	"html_footer_logos" text DEFAULT '' NOT NULL
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
	"alternative_link_url" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL
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
	"box_office_minutes" integer,
	"doors_minutes" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_module" (
	"document_id" integer NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"place" text NOT NULL,
	"rank" text NOT NULL,
	"model" text NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "document_module_document_id_id_pk" PRIMARY KEY("document_id","id")
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" integer,
	"section_id" integer,
	"locale" text NOT NULL,
	"head_version_id" integer,
	"published_version_id" integer,
	"next_version_id" integer,
	"next_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_unfolded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "document_pageId_locale_unique" UNIQUE("page_id","locale"),
	CONSTRAINT "document_sectionId_locale_unique" UNIQUE("section_id","locale"),
	CONSTRAINT "document_owner" CHECK (num_nonnulls("document"."page_id", "document"."section_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "editor_presence" (
	"tab" text PRIMARY KEY NOT NULL,
	"document_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"module" text,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_text" (
	"kind" text PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"content" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_text_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "navigation_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"url" text NOT NULL,
	"place" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_address" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	CONSTRAINT "page_address_page_id_locale_pk" PRIMARY KEY("page_id","locale"),
	CONSTRAINT "page_address_locale_path_unique" UNIQUE("locale","path")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"is_clickable" boolean DEFAULT true NOT NULL,
	"in_menu" boolean DEFAULT false NOT NULL,
	"in_secondary_menu" boolean DEFAULT false NOT NULL,
	"in_footer" boolean DEFAULT false NOT NULL,
	"has_tab_navigation" boolean DEFAULT false NOT NULL,
	"is_landing_page" boolean DEFAULT false NOT NULL,
	"is_findable" boolean DEFAULT true NOT NULL,
	"page_class" text DEFAULT '' NOT NULL,
	"share_image_id" integer
);
--> statement-breakpoint
CREATE TABLE "preview_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"document_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preview_link_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" serial PRIMARY KEY NOT NULL,
	"old_path" text NOT NULL,
	"new_path" text NOT NULL,
	CONSTRAINT "redirect_oldPath_unique" UNIQUE("old_path")
);
--> statement-breakpoint
CREATE TABLE "section" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"content_type" text DEFAULT '' NOT NULL,
	"object_id" integer,
	CONSTRAINT "section_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "version" (
	"id" serial PRIMARY KEY NOT NULL,
	"document_id" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"modules" jsonb,
	"operations" jsonb,
	"inverse" jsonb,
	"previous_id" integer,
	"operation_id" text,
	"restored_from_id" integer,
	"published_at" timestamp with time zone,
	"author_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "version_documentId_operationId_unique" UNIQUE("document_id","operation_id")
);
--> statement-breakpoint
CREATE TABLE "installation_fact" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle_count" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trail" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"subject" text NOT NULL,
	"item_id" integer NOT NULL,
	"title" text NOT NULL,
	"action" text NOT NULL,
	"fields" text[] NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_address" ADD CONSTRAINT "calendar_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_look" ADD CONSTRAINT "favorite_look_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_event" ADD CONSTRAINT "identity_event_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "import_reading" ADD CONSTRAINT "import_reading_source_id_import_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_source_id_import_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_event_link" ADD CONSTRAINT "article_event_link_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_event_link" ADD CONSTRAINT "article_event_link_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_production_link" ADD CONSTRAINT "article_production_link_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_production_link" ADD CONSTRAINT "article_production_link_production_id_production_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."production"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tag_link" ADD CONSTRAINT "article_tag_link_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tag_link" ADD CONSTRAINT "article_tag_link_tag_id_article_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."article_tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_category_id_article_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_category"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_english_image_id_image_id_fk" FOREIGN KEY ("english_image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "site_setting" ADD CONSTRAINT "site_setting_share_image_id_image_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours_exception" ADD CONSTRAINT "opening_hours_exception_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_venue_id_venue_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_map_image_id_image_id_fk" FOREIGN KEY ("map_image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_module" ADD CONSTRAINT "document_module_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_head_version_id_version_id_fk" FOREIGN KEY ("head_version_id") REFERENCES "public"."version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_published_version_id_version_id_fk" FOREIGN KEY ("published_version_id") REFERENCES "public"."version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_next_version_id_version_id_fk" FOREIGN KEY ("next_version_id") REFERENCES "public"."version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_presence" ADD CONSTRAINT "editor_presence_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_presence" ADD CONSTRAINT "editor_presence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_address" ADD CONSTRAINT "page_address_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_parent_id_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_share_image_id_image_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version" ADD CONSTRAINT "version_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version" ADD CONSTRAINT "version_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_link_user_id_index" ON "account_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_link_expires_at_index" ON "account_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_event_at_index" ON "identity_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "identity_event_user_id_index" ON "identity_event" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_user_id_index" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_last_seen_at_index" ON "session" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "event_contributor_event_id_position_index" ON "event_contributor" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "event_contributor_person_id_index" ON "event_contributor" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "event_tag_link_tag_id_event_id_index" ON "event_tag_link" USING btree ("tag_id","event_id");--> statement-breakpoint
CREATE INDEX "event_teaser_position_index" ON "event_teaser" USING btree ("position");--> statement-breakpoint
CREATE INDEX "event_order" ON "event" USING btree ("date_start","id");--> statement-breakpoint
CREATE INDEX "event_room_order" ON "event" USING btree ("room_id","date_start","id");--> statement-breakpoint
CREATE INDEX "event_type_order" ON "event" USING btree ("exhibition_type_id","date_start","id");--> statement-breakpoint
CREATE INDEX "event_series_order" ON "event" USING btree ("series_id","date_start","id");--> statement-breakpoint
CREATE INDEX "event_genre_order" ON "event" USING btree ("genre_id","date_start","id");--> statement-breakpoint
CREATE INDEX "event_list_words" ON "event" USING gin ((to_tsvector('simple'::regconfig, "title") || to_tsvector('simple'::regconfig, "subtitle") || to_tsvector('simple'::regconfig, translate(coalesce("id_jet"::text, ''), '/@._-', '     '))));--> statement-breakpoint
CREATE INDEX "event_status_order" ON "event" USING btree ("status","date_start","id");--> statement-breakpoint
CREATE INDEX "event_online_order" ON "event" USING btree ("is_online","date_start","id");--> statement-breakpoint
CREATE INDEX "event_production_id_date_start_index" ON "event" USING btree ("production_id","date_start");--> statement-breakpoint
CREATE INDEX "event_parent_id_date_start_index" ON "event" USING btree ("parent_id","date_start");--> statement-breakpoint
CREATE INDEX "event_running" ON "event" USING btree ("last_day") WHERE "event"."last_day" > "event"."day";--> statement-breakpoint
CREATE INDEX "form_entry_form_id_created_at_index" ON "form_entry" USING btree ("form_id","created_at");--> statement-breakpoint
CREATE INDEX "form_entry_delete_after_index" ON "form_entry" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "form_field_form_id_position_index" ON "form_field" USING btree ("form_id","position");--> statement-breakpoint
CREATE INDEX "temp_file_created_at_index" ON "temp_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "temp_file_entry_id_index" ON "temp_file" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "temp_file_address_created_at_index" ON "temp_file" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "import_record_state_index" ON "import_record" USING btree ("state");--> statement-breakpoint
CREATE INDEX "error_log_last_seen_at_index" ON "error_log" USING btree ("last_seen_at");--> statement-breakpoint
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
CREATE INDEX "room_venue_id_index" ON "room" USING btree ("venue_id");--> statement-breakpoint
CREATE INDEX "editor_presence_document_id_index" ON "editor_presence" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "page_parent_id_position_index" ON "page" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "preview_link_document_id_index" ON "preview_link" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "preview_link_expires_at_index" ON "preview_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "version_document_id_id_index" ON "version" USING btree ("document_id","id");--> statement-breakpoint
CREATE INDEX "trail_subject_item_id_id_index" ON "trail" USING btree ("subject","item_id","id");--> statement-breakpoint
CREATE INDEX "trail_at_index" ON "trail" USING btree ("at");--> statement-breakpoint
INSERT INTO "site_setting" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "design_setting" ("accessibility_link") VALUES ('{"de": "", "en": ""}');
--> statement-breakpoint
INSERT INTO "account_rule" DEFAULT VALUES;
