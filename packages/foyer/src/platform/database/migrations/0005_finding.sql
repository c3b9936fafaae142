ALTER TABLE "event" ADD COLUMN "spoken" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "surtitled" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "age_from" integer;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "audience" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "intervals" integer;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "content_notes" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "access_missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "setting" text DEFAULT 'indoors' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "price_from" integer;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "is_pay_what_you_can" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "spoken" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "surtitled" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "age_from" integer;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "audience" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "intervals" integer;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "content_notes" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "access_features" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "production" ADD COLUMN "access_missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "access_features" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "access_missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "venue" ADD COLUMN "access_missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "event" SET "price_from" = "found"."cents" FROM (
  SELECT "event"."id", (coalesce(min("amount") FILTER (WHERE "amount" > 0), min("amount")) * 100)::integer AS "cents"
  FROM "event", LATERAL (
    SELECT ("price"->>'price')::numeric AS "amount" FROM jsonb_array_elements("event"."prices") AS "price"
    UNION ALL
    SELECT ("price"->>'price')::numeric
    FROM jsonb_array_elements("event"."seat_groups") AS "seats", jsonb_array_elements("seats"->'prices') AS "price"
  ) AS "amounts"
  GROUP BY "event"."id"
) AS "found" WHERE "found"."id" = "event"."id";--> statement-breakpoint
UPDATE "event" SET "is_pay_what_you_can" = true WHERE "price_from" > 0 AND EXISTS (
  SELECT FROM jsonb_array_elements(
    CASE WHEN jsonb_array_length("seat_groups") > 0 THEN "seat_groups"
    ELSE jsonb_build_array(jsonb_build_object('prices', "prices")) END
  ) AS "seats"
  WHERE EXISTS (
    SELECT FROM jsonb_array_elements("seats"->'prices') AS "price"
    WHERE ("price"->>'price')::numeric > (
      SELECT ("main"->>'price')::numeric
      FROM jsonb_array_elements("seats"->'prices') WITH ORDINALITY AS "prices" ("main", "nth")
      ORDER BY coalesce("main"->'text'->>'de' = 'Vollpreis' OR "main"->'text'->>'en' = 'Full price', false) DESC, "nth"
      LIMIT 1
    )
  )
);
