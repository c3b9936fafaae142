DROP INDEX "event_last_day_index";--> statement-breakpoint
ALTER TABLE "event_teaser" ALTER COLUMN "link_url" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "event_teaser" ALTER COLUMN "link_url" SET DATA TYPE jsonb USING jsonb_build_object('de', "link_url", 'en', '');--> statement-breakpoint
ALTER TABLE "event_teaser" ALTER COLUMN "link_url" SET DEFAULT '{"de":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "breaking_news" ALTER COLUMN "link_url" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "breaking_news" ALTER COLUMN "link_url" SET DATA TYPE jsonb USING jsonb_build_object('de', "link_url", 'en', '');--> statement-breakpoint
ALTER TABLE "breaking_news" ALTER COLUMN "link_url" SET DEFAULT '{"de":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "opening_hours_exception" ALTER COLUMN "alternative_link_url" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "opening_hours_exception" ALTER COLUMN "alternative_link_url" SET DATA TYPE jsonb USING jsonb_build_object('de', "alternative_link_url", 'en', '');--> statement-breakpoint
ALTER TABLE "opening_hours_exception" ALTER COLUMN "alternative_link_url" SET DEFAULT '{"de":"","en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "temp_file" ADD COLUMN "owner" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What stands in one language so far stays that of both, until somebody writes the other.
CREATE FUNCTION pg_temp.in_german(label jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof(label) WHEN 'string' THEN jsonb_build_object('de', label, 'en', '') ELSE label END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.prices_in_german(prices jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(price || jsonb_build_object(
    'text', pg_temp.in_german(price -> 'text'), 'name', pg_temp.in_german(price -> 'name')) ORDER BY place), '[]')
  FROM jsonb_array_elements(prices) WITH ORDINALITY AS entry (price, place)
$$;--> statement-breakpoint
UPDATE "event" SET
  "prices" = pg_temp.prices_in_german("prices"),
  "seat_groups" = (
    SELECT coalesce(jsonb_agg(seats || jsonb_build_object(
      'text', pg_temp.in_german(seats -> 'text'), 'prices', pg_temp.prices_in_german(seats -> 'prices')) ORDER BY place), '[]')
    FROM jsonb_array_elements("seat_groups") WITH ORDINALITY AS entry (seats, place)
  ),
  -- A night that ends before six in the morning belongs to the evening it began on.
  "last_day" = greatest("day", (("date_end" - interval '6 hours') AT TIME ZONE 'Europe/Berlin')::date);--> statement-breakpoint
CREATE INDEX "event_running" ON "event" USING btree ("last_day") WHERE "event"."last_day" > "event"."day";
