CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"alt_th" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"binned_at" timestamp with time zone,
	CONSTRAINT "media_file_unique" UNIQUE("file"),
	CONSTRAINT "media_file" CHECK ("media"."file" ~ '^library/[A-Za-z0-9_-]+$')
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "media_binned" ON "media" USING btree ("binned_at");