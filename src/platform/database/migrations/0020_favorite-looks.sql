CREATE TABLE "favorite_look" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"news_since" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favorite_look" ADD CONSTRAINT "favorite_look_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;