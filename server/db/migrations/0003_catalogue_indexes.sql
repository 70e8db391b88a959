DROP INDEX "products_brand_rank";--> statement-breakpoint
DROP INDEX "products_rank";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_sale_price";--> statement-breakpoint
DROP INDEX "products_deals";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_score" double precision GENERATED ALWAYS AS ((rating_sum + 20)::double precision / (rating_count + 5)::double precision) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ("rating_score" DESC NULLS LAST,"id","department_id","brand_id","sale_price") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_brand_rank" ON "products" USING btree ("brand_id","rank" DESC NULLS LAST,"id","department_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_rank" ON "products" USING btree ("rank" DESC NULLS LAST,"id","department_id","brand_id","sale_price") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id","department_id","brand_id","sale_price") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_sale_price" ON "products" USING btree ("sale_price","id","department_id","brand_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_deals" ON "products" USING btree ("rank" DESC NULLS LAST,"id","department_id","brand_id","sale_price") WHERE listed AND deal_price > 0;