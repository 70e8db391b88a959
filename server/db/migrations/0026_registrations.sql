CREATE TABLE "loyalty_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"id_hash" text,
	"coins" integer DEFAULT 0 NOT NULL,
	"member_id" integer,
	"linked_at" timestamp with time zone,
	CONSTRAINT "loyalty_cards_coins" CHECK ("loyalty_cards"."coins" >= 0),
	CONSTRAINT "loyalty_cards_linked" CHECK (num_nulls("loyalty_cards"."member_id", "loyalty_cards"."linked_at") IN (0, 2))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "registered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "id_kind" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "id_sealed" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "id_hash" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "id_last_digits" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "passport_expiry" date;--> statement-breakpoint
ALTER TABLE "loyalty_cards" ADD CONSTRAINT "loyalty_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_cards_member" ON "loyalty_cards" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "loyalty_cards_phone" ON "loyalty_cards" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "members_id_document" ON "members" USING btree ("id_hash");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_id_document_whole" CHECK (num_nulls("members"."id_kind", "members"."id_sealed", "members"."id_hash") IN (0, 3));--> statement-breakpoint
-- Members of before said who they are without being asked for a document.
UPDATE "members" SET "registered_at" = "created_at" WHERE "first_name" <> '';
