ALTER TABLE "products" drop column "saving";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "saving" double precision GENERATED ALWAYS AS (CASE WHEN NOT in_stock THEN -1 WHEN drug_class = 'dangerous' OR price = 0 THEN 0 ELSE 1 - LEAST(price, NULLIF(deal_price, 0), NULLIF(flash_price, 0))::double precision / price END) STORED NOT NULL;--> statement-breakpoint
-- The index on the column is dropped with it and made again.
CREATE INDEX "products_saving" ON "products" USING btree ("saving" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;
