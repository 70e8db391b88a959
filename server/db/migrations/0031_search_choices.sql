CREATE TABLE "search_choices" (
	"query" text NOT NULL,
	"product_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "search_choices_query_product_id_day_kind_pk" PRIMARY KEY("query","product_id","day","kind")
);
--> statement-breakpoint
ALTER TABLE "search_choices" ADD CONSTRAINT "search_choices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_choices_day" ON "search_choices" USING btree ("day");