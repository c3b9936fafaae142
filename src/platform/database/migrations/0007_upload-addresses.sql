ALTER TABLE "temp_file" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "temp_file_address_created_at_index" ON "temp_file" USING btree ("address","created_at");