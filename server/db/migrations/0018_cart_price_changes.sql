ALTER TABLE "cart_items" ADD COLUMN "previous_price" integer;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "change_seen_at" timestamp with time zone;