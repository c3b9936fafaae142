CREATE TABLE "page_view_sum" (
	"period" text NOT NULL,
	"first_day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_view_sum_period_first_day_path_pk" PRIMARY KEY("period","first_day","path")
);
--> statement-breakpoint
CREATE TABLE "search_sum" (
	"period" text NOT NULL,
	"first_day" date NOT NULL,
	"locale" text NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"results" integer NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "search_sum_period_first_day_locale_query_pk" PRIMARY KEY("period","first_day","locale","query")
);
--> statement-breakpoint
INSERT INTO "page_view_sum"
SELECT "period", date_trunc("period", "month")::date, "path", sum("views")
FROM "page_view_month", unnest(ARRAY['month', 'quarter', 'year']) AS "period"
GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "search_sum"
SELECT "period", date_trunc("period", "month")::date, "locale", "query", sum("searches"),
	(array_agg("results" ORDER BY "last_day" DESC))[1], max("last_day")
FROM "search_month", unnest(ARRAY['month', 'quarter', 'year']) AS "period"
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
DROP TABLE "page_view_month" CASCADE;
--> statement-breakpoint
DROP TABLE "search_month" CASCADE;
