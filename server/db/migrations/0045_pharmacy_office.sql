ALTER TABLE "conversations" ALTER COLUMN "intake_sealed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pharmacy" ADD COLUMN "holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;