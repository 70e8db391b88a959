CREATE TABLE "public_holidays" (
	"date" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_th" text NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "on_holidays" jsonb;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "pharmacist_hours" jsonb;