CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
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
	"has_dashboard_online_access" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "setting_group" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" integer,
	"section_id" integer,
	"locale" text NOT NULL,
	"published_version_id" integer,
	CONSTRAINT "document_pageId_locale_unique" UNIQUE("page_id","locale"),
	CONSTRAINT "document_sectionId_locale_unique" UNIQUE("section_id","locale"),
	CONSTRAINT "document_owner" CHECK (num_nonnulls("document"."page_id", "document"."section_id") = 1)
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
	"page_class" text DEFAULT '' NOT NULL
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
	"modules" jsonb NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone NOT NULL
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
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_published_version_id_version_id_fk" FOREIGN KEY ("published_version_id") REFERENCES "public"."version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_address" ADD CONSTRAINT "page_address_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_parent_id_page_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version" ADD CONSTRAINT "version_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version" ADD CONSTRAINT "version_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_last_seen_at_index" ON "session" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "page_parent_id_position_index" ON "page" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "version_document_id_id_index" ON "version" USING btree ("document_id","id");