ALTER TABLE "coupons" ADD COLUMN "audience" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
UPDATE "coupons" SET "audience" = 'birthday' WHERE "birthday";--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_audience" CHECK ("coupons"."audience" IN ('members', 'birthday', 'vip', 'lapsed', 'campaign', 'invitation'));