ALTER TABLE "search_document" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_document" ALTER COLUMN "changed_at" SET DEFAULT now();