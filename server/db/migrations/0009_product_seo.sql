ALTER TABLE "products" ADD COLUMN "seo_title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_title_th" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_description_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_description_th" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Search words are words of the document too.
DROP TRIGGER products_replanned ON products;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET
    listed = NEW.listed,
    rank = NEW.place,
    department_id = NEW.department_id,
    due = due
      OR (OLD.name_en, OLD.name_th, OLD.brand_id, OLD.department_id, OLD.attributes, OLD.search_words)
        IS DISTINCT FROM (NEW.name_en, NEW.name_th, NEW.brand_id, NEW.department_id, NEW.attributes, NEW.search_words)
  WHERE product_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_replanned AFTER UPDATE ON products
  FOR EACH ROW WHEN (
    (OLD.listed, OLD.place, OLD.name_en, OLD.name_th, OLD.brand_id, OLD.department_id, OLD.attributes, OLD.search_words)
      IS DISTINCT FROM
    (NEW.listed, NEW.place, NEW.name_en, NEW.name_th, NEW.brand_id, NEW.department_id, NEW.attributes, NEW.search_words)
  ) EXECUTE FUNCTION keep_document();
