ALTER TABLE "contents" ADD COLUMN "author" jsonb;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "reviewer_id" integer;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_reviewer_id_pharmacists_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."pharmacists"("id") ON DELETE set null ON UPDATE no action;