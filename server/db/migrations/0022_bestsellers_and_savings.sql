DROP INDEX "products_department_rank";--> statement-breakpoint
DROP INDEX "products_brand_rank";--> statement-breakpoint
DROP INDEX "products_rank";--> statement-breakpoint
DROP INDEX "products_deals";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "place" double precision GENERATED ALWAYS AS (CASE WHEN in_stock THEN rank ELSE rank - 1000000 END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sales" integer GENERATED ALWAYS AS (CASE WHEN in_stock THEN sold ELSE -1 END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "saving" double precision GENERATED ALWAYS AS (CASE WHEN NOT in_stock THEN -1 WHEN deal_price > 0 THEN 1 - deal_price::double precision / price ELSE 0 END) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_department_place" ON "products" USING btree ("department_id","place" DESC NULLS LAST,"id","brand_id","sale_price","stars","in_stock","on_promotion","attributes") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_brand_place" ON "products" USING btree ("brand_id","place" DESC NULLS LAST,"id","department_id","sale_price","stars","in_stock","on_promotion","attributes") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_place" ON "products" USING btree ("place" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_bestsellers" ON "products" USING btree ("sales" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_saving" ON "products" USING btree ("saving" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_deal_places" ON "products" USING btree ("place" DESC NULLS LAST,"id","department_id","brand_id","sale_price","stars","in_stock","on_promotion","attributes") WHERE listed AND deal_price > 0;--> statement-breakpoint
-- Documents are found in the order of places.
CREATE OR REPLACE FUNCTION plan_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (product_id, department_id, listed, rank)
  SELECT id, department_id, listed, place FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET
    listed = NEW.listed,
    rank = NEW.place,
    department_id = NEW.department_id,
    due = due
      OR (OLD.name_en, OLD.name_th, OLD.brand_id, OLD.department_id, OLD.attributes)
        IS DISTINCT FROM (NEW.name_en, NEW.name_th, NEW.brand_id, NEW.department_id, NEW.attributes)
  WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_replanned ON products;
--> statement-breakpoint
CREATE TRIGGER products_replanned AFTER UPDATE ON products
  FOR EACH ROW WHEN (
    (OLD.listed, OLD.place, OLD.name_en, OLD.name_th, OLD.brand_id, OLD.department_id, OLD.attributes)
      IS DISTINCT FROM
    (NEW.listed, NEW.place, NEW.name_en, NEW.name_th, NEW.brand_id, NEW.department_id, NEW.attributes)
  ) EXECUTE FUNCTION keep_document();
--> statement-breakpoint
UPDATE search_documents SET rank = place FROM products WHERE products.id = product_id AND search_documents.rank <> place;
--> statement-breakpoint
-- Pieces that leave a shelf together with their reservation were sold. Nothing that a page shows changes with them.
CREATE FUNCTION count_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET sold = sold + OLD.on_hand - NEW.on_hand WHERE id = NEW.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_sold AFTER UPDATE ON stock
  FOR EACH ROW WHEN (OLD.on_hand > NEW.on_hand AND OLD.on_hand - NEW.on_hand = OLD.reserved - NEW.reserved)
  EXECUTE FUNCTION count_sold();
--> statement-breakpoint
DROP TRIGGER products_changed ON products;
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE ON products
  FOR EACH ROW WHEN (OLD.sold = NEW.sold AND OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION log_product_change();
