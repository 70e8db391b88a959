CREATE TABLE "stock_low_levels" (
	"product_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"kind" text DEFAULT 'default' NOT NULL,
	"pieces" integer,
	CONSTRAINT "stock_low_levels_product_id_branch_id_pk" PRIMARY KEY("product_id","branch_id"),
	CONSTRAINT "stock_low_levels_pieces" CHECK (("stock_low_levels"."kind" = 'own') = ("stock_low_levels"."pieces" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "stock_low_levels" ADD CONSTRAINT "stock_low_levels_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;