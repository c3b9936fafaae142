CREATE TABLE "audit_entry" (
	"id" serial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"source_id" integer,
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"facts" jsonb NOT NULL,
	"number" integer,
	"hash" text,
	CONSTRAINT "audit_entry_number_unique" UNIQUE("number"),
	CONSTRAINT "audit_entry_source_sourceId_unique" UNIQUE("source","source_id")
);
--> statement-breakpoint
ALTER TABLE "identity_event" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trail" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entry_at_index" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_actor_id_index" ON "audit_entry" USING btree ("actor_id");