CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"listed" boolean NOT NULL,
	"rank" double precision NOT NULL,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"due" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"term" text NOT NULL,
	"means" text NOT NULL,
	CONSTRAINT "search_synonyms_term_means_pk" PRIMARY KEY("term","means")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_department_rank";--> statement-breakpoint
DROP INDEX "products_brand_rank";--> statement-breakpoint
DROP INDEX "products_rank";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_sale_price";--> statement-breakpoint
DROP INDEX "products_rating";--> statement-breakpoint
DROP INDEX "products_deals";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stars" integer GENERATED ALWAYS AS (CASE WHEN rating_count > 0 THEN rating_sum / rating_count ELSE 0 END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words") WHERE listed;--> statement-breakpoint
CREATE INDEX "search_documents_due" ON "search_documents" USING btree ("product_id") WHERE due;--> statement-breakpoint
CREATE INDEX "search_synonyms_beginnings" ON "search_synonyms" USING btree ("term" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_synonyms_similar" ON "search_synonyms" USING gist ("term" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_beginnings" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_attributes" ON "products" USING gin ("attributes") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_department_rank" ON "products" USING btree ("department_id","rank" DESC NULLS LAST,"id","brand_id","sale_price","stars","in_stock","on_promotion","attributes") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_brand_rank" ON "products" USING btree ("brand_id","rank" DESC NULLS LAST,"id","department_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_rank" ON "products" USING btree ("rank" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_sale_price" ON "products" USING btree ("sale_price","id","department_id","brand_id","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ("rating_score" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_deals" ON "products" USING btree ("rank" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed AND deal_price > 0;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";