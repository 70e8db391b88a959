ALTER TABLE "order_items" ADD COLUMN "conversation_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "together_with" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_together_with_orders_id_fk" FOREIGN KEY ("together_with") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_items_conversation" ON "order_items" USING btree ("conversation_id") WHERE conversation_id IS NOT NULL;