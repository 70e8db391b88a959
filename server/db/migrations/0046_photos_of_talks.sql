ALTER TABLE "conversation_messages" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "photo_key_sealed" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "member_typed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "pharmacist_typed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_photo_uploads_name_fk" FOREIGN KEY ("photo") REFERENCES "public"."uploads"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_photo" ON "conversation_messages" USING btree ("photo") WHERE photo IS NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_key" CHECK (("conversation_messages"."photo" IS NULL) = ("conversation_messages"."photo_key_sealed" IS NULL));