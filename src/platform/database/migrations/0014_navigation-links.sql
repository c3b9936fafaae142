CREATE TABLE "navigation_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"url" text NOT NULL,
	"place" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
