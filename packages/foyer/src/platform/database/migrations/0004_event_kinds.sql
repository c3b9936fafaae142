ALTER TABLE "exhibition_type" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "genre" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;