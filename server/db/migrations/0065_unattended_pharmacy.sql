ALTER TABLE "pharmacy" ADD COLUMN "unattended_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pharmacy" ADD COLUMN "office_told_at" timestamp with time zone;