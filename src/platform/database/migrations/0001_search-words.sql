ALTER TABLE "form" ADD COLUMN "search_words" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "search_words" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "search_words" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "search_words" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;