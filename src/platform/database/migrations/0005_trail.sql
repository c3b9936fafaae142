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
CREATE INDEX "trail_subject_item_id_id_index" ON "trail" USING btree ("subject","item_id","id");--> statement-breakpoint
CREATE INDEX "trail_at_index" ON "trail" USING btree ("at");