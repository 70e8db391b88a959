CREATE INDEX "branches_name_en" ON "branches" USING btree ("name_en","id");--> statement-breakpoint
CREATE INDEX "branches_name_th" ON "branches" USING btree ("name_th","id");--> statement-breakpoint
CREATE INDEX "brands_name_en" ON "brands" USING btree ("name_en","id");--> statement-breakpoint
CREATE INDEX "brands_name_th" ON "brands" USING btree ("name_th","id");--> statement-breakpoint
CREATE INDEX "orders_ended" ON "orders" USING btree ("updated_at","id") WHERE status IN ('delivered', 'collected', 'completed', 'cancelled');--> statement-breakpoint
CREATE INDEX "people_joined" ON "people" USING btree ("joined_at","member_id");