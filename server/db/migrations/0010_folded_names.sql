DROP INDEX "products_office";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "folded_names" text GENERATED ALWAYS AS (lower(item_code || chr(10) || name_en || chr(10) || name_th)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_office" ON "products" USING btree ("id","item_code","state","listed","in_stock","brand_id","department_id","folded_names");