CREATE TABLE "document_module" (
	"document_id" integer NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"place" text NOT NULL,
	"rank" text NOT NULL,
	"model" text NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "document_module_document_id_id_pk" PRIMARY KEY("document_id","id")
);
--> statement-breakpoint
ALTER TABLE "version" ALTER COLUMN "modules" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "head_version_id" integer;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "next_version_id" integer;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "is_unfolded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "version" ADD COLUMN "operations" jsonb;--> statement-breakpoint
ALTER TABLE "version" ADD COLUMN "inverse" jsonb;--> statement-breakpoint
ALTER TABLE "version" ADD COLUMN "previous_id" integer;--> statement-breakpoint
ALTER TABLE "version" ADD COLUMN "operation_id" text;--> statement-breakpoint
ALTER TABLE "version" ADD COLUMN "restored_from_id" integer;--> statement-breakpoint
ALTER TABLE "version" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document_module" ADD CONSTRAINT "document_module_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_head_version_id_version_id_fk" FOREIGN KEY ("head_version_id") REFERENCES "public"."version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_next_version_id_version_id_fk" FOREIGN KEY ("next_version_id") REFERENCES "public"."version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version" ADD CONSTRAINT "version_documentId_operationId_unique" UNIQUE("document_id","operation_id");--> statement-breakpoint
UPDATE "document" SET "head_version_id" = coalesce("published_version_id", (SELECT max("version"."id") FROM "version" WHERE "version"."document_id" = "document"."id"));--> statement-breakpoint
UPDATE "version" SET "published_at" = "version"."created_at" FROM "document" WHERE "document"."published_version_id" = "version"."id";
