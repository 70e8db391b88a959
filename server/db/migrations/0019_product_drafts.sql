CREATE TABLE "product_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"part" text NOT NULL,
	"values" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	"seen_version" text NOT NULL,
	"member_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"fault" text,
	"fault_fields" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_drafts" ADD CONSTRAINT "product_drafts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_drafts_open" ON "product_drafts" USING btree ("product_id","part") WHERE state IN ('waiting', 'failed');--> statement-breakpoint
CREATE INDEX "product_drafts_due" ON "product_drafts" USING btree ("publish_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "product_drafts_failed" ON "product_drafts" USING btree ("product_id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "product_drafts_product" ON "product_drafts" USING btree ("product_id");