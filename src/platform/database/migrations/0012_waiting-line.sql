CREATE TABLE "waiting_visitor" (
	"id" serial PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_served" boolean DEFAULT false NOT NULL
);
