ALTER TABLE "approvals" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "withdrawn_by" integer;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "withdrawn_reason_sealed" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_withdrawn_by_members_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_withdrawn" CHECK ("approvals"."withdrawn_at" IS NULL OR "approvals"."handed_over_at" IS NULL);--> statement-breakpoint
UPDATE "approvals" SET "handed_over_at" = now() FROM "orders" WHERE "orders"."id" = "approvals"."order_id" AND "orders"."status" IN ('collected', 'completed');
