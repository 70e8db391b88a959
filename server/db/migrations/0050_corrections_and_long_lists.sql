DROP INDEX "coin_entries_member";--> statement-breakpoint
DROP INDEX "orders_member";--> statement-breakpoint
DROP INDEX "member_coupons_member";--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "data_requests_waiting" ON "data_requests" USING btree ("created_at") WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX "orders_member_status" ON "orders" USING btree ("member_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "coin_entries_ledger" ON "coin_entries" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "coin_entries_open" ON "coin_entries" USING btree ("member_id","expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "member_coupons_wallet" ON "member_coupons" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "member_coupons_member" ON "member_coupons" USING btree ("member_id","status","created_at","id");