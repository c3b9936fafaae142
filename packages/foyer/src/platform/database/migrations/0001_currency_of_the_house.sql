ALTER TABLE "design_setting" ALTER COLUMN "currency" SET DEFAULT '';--> statement-breakpoint
-- Empty is the sign of the house's currency, which house.ts says.
UPDATE "design_setting" SET "currency" = '' WHERE "currency" = '€';
