CREATE TABLE "media_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_file_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "design_setting" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"logo_link" text DEFAULT '' NOT NULL,
	"basket_link" text DEFAULT '/webshop' NOT NULL,
	"webshop_link" text DEFAULT '/webshop' NOT NULL,
	"favorites_link" text DEFAULT '/en' NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tag_manager_id" text DEFAULT '' NOT NULL,
	"whistleblower_link" text DEFAULT '' NOT NULL,
	"accessibility_link" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"sticky_overlay_button" boolean DEFAULT true NOT NULL,
	"menu_style1" boolean DEFAULT true NOT NULL,
	"menu_style2" boolean DEFAULT false NOT NULL,
	"event_style1" boolean DEFAULT true NOT NULL,
	"event_style2" boolean DEFAULT false NOT NULL,
	"event_style3" boolean DEFAULT false NOT NULL,
	"date_format" text DEFAULT 'ddd, D. MMMM YYYY' NOT NULL,
	"time_format" text DEFAULT 'HH:mm' NOT NULL,
	"currency" text DEFAULT '€' NOT NULL,
	"team_accordion_off" boolean DEFAULT false NOT NULL,
	"quick_buy" boolean DEFAULT true NOT NULL,
	"non_cms_class" text DEFAULT 'non-cms' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_page" (
	"id" serial PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "error_page_status_unique" UNIQUE("status")
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"site_name" text DEFAULT 'Foyer' NOT NULL,
	"share_image_id" integer,
	"is_site_online" boolean DEFAULT true NOT NULL,
	"is_shop_online" boolean DEFAULT true NOT NULL,
	"html_header" text DEFAULT '' NOT NULL,
	"html_footer_top" text DEFAULT '' NOT NULL,
	"html_footer_bottom" text DEFAULT '' NOT NULL,
	"html_footer_logos" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_entry" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_entry" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "image" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_text" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "share_image_id" integer;--> statement-breakpoint
ALTER TABLE "site_setting" ADD CONSTRAINT "site_setting_share_image_id_image_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_share_image_id_image_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."image"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_list_words" ON "event" USING gin ((to_tsvector('simple'::regconfig, "title") || to_tsvector('simple'::regconfig, "subtitle") || to_tsvector('simple'::regconfig, translate(coalesce("id_jet"::text, ''), '/@._-', '     '))));--> statement-breakpoint
CREATE INDEX "event_status_order" ON "event" USING btree ("status","date_start","id");--> statement-breakpoint
CREATE INDEX "event_online_order" ON "event" USING btree ("is_online","date_start","id");--> statement-breakpoint
ALTER TABLE "legal_text" ADD CONSTRAINT "legal_text_id_unique" UNIQUE("id");--> statement-breakpoint
INSERT INTO "site_setting" ("id", "site_name", "share_image_id", "is_site_online", "is_shop_online", "html_header", "html_footer_top", "html_footer_bottom", "html_footer_logos")
SELECT 1,
	coalesce(site ->> 'site_name', 'Foyer'),
	(SELECT id FROM "image" WHERE id = (site ->> 'share_image')::int),
	coalesce((site ->> 'is_site_online')::boolean, true),
	coalesce((site ->> 'is_shop_online')::boolean, true),
	coalesce(site #>> '{html_header,code}', ''),
	coalesce(site #>> '{html_footer_top,code}', ''),
	coalesce(site #>> '{html_footer_bottom,code}', ''),
	coalesce(site #>> '{html_footer_logos,code}', '')
FROM (SELECT coalesce((SELECT "value" FROM "setting_group" WHERE "name" = 'site'), '{}'::jsonb) AS site) AS stored;--> statement-breakpoint
INSERT INTO "design_setting" ("id", "logo_link", "basket_link", "webshop_link", "favorites_link", "errors", "tag_manager_id", "whistleblower_link", "accessibility_link", "sticky_overlay_button", "menu_style1", "menu_style2", "event_style1", "event_style2", "event_style3", "date_format", "time_format", "currency", "team_accordion_off", "quick_buy", "non_cms_class")
SELECT 1,
	coalesce(design #>> '{header,logoLink}', ''),
	coalesce(design #>> '{header,basketLink}', '/webshop'),
	coalesce(design #>> '{header,webshopLink}', '/webshop'),
	coalesce(design #>> '{header,favoritesLink}', '/en'),
	coalesce((SELECT jsonb_agg(jsonb_build_object('status', key, 'address', value)) FROM jsonb_each_text(coalesce(design -> 'errors', '{}'::jsonb))), '[]'::jsonb),
	coalesce(design #>> '{cookies,tagManagerId}', ''),
	coalesce(design #>> '{footer,whistleblowerLink}', ''),
	jsonb_build_object('de', coalesce(design #>> '{footer,accessibilityLink,de}', ''), 'en', coalesce(design #>> '{footer,accessibilityLink,en}', '')),
	coalesce((design ->> 'stickyOverlayButton')::boolean, true),
	coalesce((design #>> '{menu,style1}')::boolean, true),
	coalesce((design #>> '{menu,style2}')::boolean, false),
	coalesce((design #>> '{events,style1}')::boolean, true),
	coalesce((design #>> '{events,style2}')::boolean, false),
	coalesce((design #>> '{events,style3}')::boolean, false),
	coalesce(design #>> '{parsers,date}', 'ddd, D. MMMM YYYY'),
	coalesce(design #>> '{parsers,time}', 'HH:mm'),
	coalesce(design #>> '{parsers,currency}', '€'),
	coalesce((design ->> 'teamAccordionOff')::boolean, false),
	coalesce((design ->> 'quickBuy')::boolean, true),
	coalesce(design ->> 'nonCmsClass', 'non-cms')
FROM (SELECT coalesce((SELECT "value" FROM "setting_group" WHERE "name" = 'design'), '{}'::jsonb) AS design) AS stored;--> statement-breakpoint
INSERT INTO "error_page" ("status", "code")
SELECT page.key, page.value ->> 'code'
FROM "setting_group", jsonb_each("setting_group"."value") AS page(key, value)
WHERE "name" = 'errorPages' AND coalesce(page.value ->> 'code', '') <> '';
--> statement-breakpoint
UPDATE "subscription" SET "prices" = replace("prices"::text, '"reduced": null', '"reduced": ""')::jsonb;
