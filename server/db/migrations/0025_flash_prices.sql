ALTER TABLE "products" ADD COLUMN "flash_price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Indexes on the column are dropped with it and made again.
ALTER TABLE "products" drop column "sale_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_price" integer GENERATED ALWAYS AS (CASE WHEN drug_class = 'dangerous' THEN price ELSE LEAST(price, NULLIF(deal_price, 0), NULLIF(flash_price, 0)) END) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_department_place" ON "products" USING btree ("department_id","place" DESC NULLS LAST,"id","brand_id","sale_price","stars","in_stock","on_promotion","attributes") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_brand_place" ON "products" USING btree ("brand_id","place" DESC NULLS LAST,"id","department_id","sale_price","stars","in_stock","on_promotion","attributes") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_place" ON "products" USING btree ("place" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_sale_price" ON "products" USING btree ("sale_price","id","department_id","brand_id","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ("rating_score" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_bestsellers" ON "products" USING btree ("sales" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_saving" ON "products" USING btree ("saving" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_deal_places" ON "products" USING btree ("place" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion","attributes") WHERE listed AND deal_price > 0;
