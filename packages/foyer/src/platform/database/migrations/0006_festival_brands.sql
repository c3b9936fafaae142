ALTER TABLE "series" ADD COLUMN "brand_id" integer;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "scope" text DEFAULT 'house' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "logo_image_id" integer;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "share_image_id" integer;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "faces" text DEFAULT 'theme' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "density" text DEFAULT 'theme' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "scheme" text DEFAULT 'theme' NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "brand_id" integer;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_image_id_image_id_fk" FOREIGN KEY ("logo_image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_share_image_id_image_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE set null ON UPDATE no action;