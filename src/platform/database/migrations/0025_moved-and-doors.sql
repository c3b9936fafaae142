ALTER TABLE "event" ADD COLUMN "moved_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "box_office_minutes" integer;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "doors_minutes" integer;