ALTER TABLE "refunds" RENAME COLUMN "given_before" TO "unasked";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "unasked" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_given_before";--> statement-breakpoint
UPDATE "refunds" SET "unasked" = CASE "status" WHEN 'done' THEN "amount" END WHERE "reason" = 'unasked';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_unasked" CHECK ("refunds"."unasked" >= 0 AND "refunds"."unasked" <= "refunds"."amount");
