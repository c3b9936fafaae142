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
INSERT INTO "search_month" ("month", "locale", "query", "searches", "results", "last_day")
SELECT date_trunc('month', "day")::date, "locale", "query", sum("searches"),
	(array_agg("results" ORDER BY "day" DESC))[1], max("day")
FROM "search_count" GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "search_day" ("day", "searches", "without_results")
SELECT "day", sum("searches"), coalesce(sum("searches") FILTER (WHERE "results" = 0), 0)
FROM "search_count" GROUP BY 1;
