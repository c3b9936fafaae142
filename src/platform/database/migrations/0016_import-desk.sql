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
ALTER TABLE "import_reading" ADD CONSTRAINT "import_reading_source_id_import_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_source_id_import_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_record" ADD CONSTRAINT "import_record_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_record_state_index" ON "import_record" USING btree ("state");