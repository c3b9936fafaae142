ALTER TABLE "event" ADD COLUMN "extra" jsonb;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "extra" jsonb;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "extra" jsonb;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "extra" jsonb;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "extra" jsonb;
