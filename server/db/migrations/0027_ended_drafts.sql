ALTER TABLE "product_drafts" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "product_drafts_ended" ON "product_drafts" USING btree ("ended_at");--> statement-breakpoint
-- When earlier ones ended is not known, so they are kept from today.
UPDATE "product_drafts" SET "ended_at" = now() WHERE "state" IN ('published', 'discarded');
