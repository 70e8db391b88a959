ALTER TABLE "brands" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD COLUMN "filters" text DEFAULT 'everywhere' NOT NULL;--> statement-breakpoint
ALTER TABLE "attributes" ADD CONSTRAINT "attributes_filters" CHECK ("attributes"."filters" IN ('everywhere', 'categories', 'nowhere'));
--> statement-breakpoint
-- Filters of lists show names and order of attributes and their values.
CREATE TRIGGER attributes_changed AFTER INSERT OR UPDATE OR DELETE ON attributes
  FOR EACH STATEMENT EXECUTE FUNCTION log_table_change('catalog');
--> statement-breakpoint
CREATE TRIGGER attribute_values_changed AFTER INSERT OR UPDATE OR DELETE ON attribute_values
  FOR EACH STATEMENT EXECUTE FUNCTION log_table_change('catalog');
--> statement-breakpoint
-- Search finds products by the names of their values; the job of the search index writes the documents anew.
CREATE FUNCTION replan_documents_of_value() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET due = true FROM products
  WHERE products.id = search_documents.product_id AND products.attributes @> ARRAY[NEW.key || ':' || NEW.value];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attribute_values_renamed AFTER UPDATE ON attribute_values
  FOR EACH ROW WHEN ((OLD.name_en, OLD.name_th) IS DISTINCT FROM (NEW.name_en, NEW.name_th))
  EXECUTE FUNCTION replan_documents_of_value();
