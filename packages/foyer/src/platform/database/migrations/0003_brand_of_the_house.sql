CREATE TABLE "brand" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"until" timestamp with time zone,
	"colours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pictures" text DEFAULT 'theme' NOT NULL,
	"corners" text DEFAULT 'theme' NOT NULL,
	"logo" text DEFAULT '' NOT NULL
);
