ALTER TABLE "red_flag_stops" ADD COLUMN "told_sealed" text;--> statement-breakpoint
ALTER TABLE "red_flag_stops" DROP COLUMN "question_id";--> statement-breakpoint
ALTER TABLE "red_flag_stops" DROP COLUMN "flags";