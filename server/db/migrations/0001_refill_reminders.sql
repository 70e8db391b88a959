CREATE TABLE "refill_reminders" (
	"member_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"days" integer NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refill_reminders_member_id_product_id_pk" PRIMARY KEY("member_id","product_id"),
	CONSTRAINT "refill_reminders_state" CHECK ("refill_reminders"."state" IN ('planned', 'told', 'bought', 'lapsed')),
	CONSTRAINT "refill_reminders_days" CHECK ("refill_reminders"."days" > 0)
);
--> statement-breakpoint
ALTER TABLE "refill_reminders" ADD CONSTRAINT "refill_reminders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill_reminders" ADD CONSTRAINT "refill_reminders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refill_reminders_planned" ON "refill_reminders" USING btree ("remind_at") WHERE state = 'planned';