ALTER TABLE "media" ADD COLUMN "original" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "original_width" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "original_height" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "framing" jsonb DEFAULT '{"crop":null,"focus":null}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "media" SET "original" = "file", "original_width" = "width", "original_height" = "height";--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "original" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "original_width" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "original_height" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_original" CHECK ("media"."original" ~ '^library/[A-Za-z0-9_-]+$');
