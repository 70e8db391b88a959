ALTER TABLE "conversations" ALTER COLUMN "question_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "topic_sealed" text;--> statement-breakpoint
CREATE INDEX "conversations_unsealed" ON "conversations" USING btree ("id") WHERE question_id IS NOT NULL;