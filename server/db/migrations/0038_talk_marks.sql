ALTER TABLE "conversation_messages" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "reached_member" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "reached_pharmacist" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;