ALTER TABLE "order_returns" ADD COLUMN "kept_for_coins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "set_id" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "set_size" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "member_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD COLUMN "taken_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD CONSTRAINT "member_coupons_taken_back" CHECK ("member_coupons"."taken_back" BETWEEN 0 AND "member_coupons"."coins");