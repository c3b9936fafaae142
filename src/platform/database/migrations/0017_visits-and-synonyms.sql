CREATE TABLE "account_rule" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"editors_must_use_second_factor" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "error_day" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_view_day" (
	"day" date PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_view_month" (
	"month" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view_month_month_path_pk" PRIMARY KEY("month","path")
);
--> statement-breakpoint
CREATE TABLE "page_view" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "search_day" (
	"day" date PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	"without_results" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_month" (
	"month" date NOT NULL,
	"locale" text NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"results" integer NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "search_month_month_locale_query_pk" PRIMARY KEY("month","locale","query")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"id" serial PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"folded" text NOT NULL,
	"means" text NOT NULL,
	CONSTRAINT "search_synonym_folded_unique" UNIQUE("folded")
);
--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_user_id_index" ON "passkey" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "account_rule" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "search_month" ("month", "locale", "query", "searches", "results", "last_day")
SELECT date_trunc('month', "day")::date, "locale", "query", sum("searches"),
	(array_agg("results" ORDER BY "day" DESC))[1], max("day")
FROM "search_count" GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "search_day" ("day", "searches", "without_results")
SELECT "day", sum("searches"), coalesce(sum("searches") FILTER (WHERE "results" = 0), 0)
FROM "search_count" GROUP BY 1;
