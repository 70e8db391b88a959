-- A product that is new is told like one that changed: lists of its category are kept, and facets are counted in memory.
CREATE FUNCTION log_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_log (tag) SELECT 'product:' || id FROM added UNION ALL SELECT 'catalog' WHERE EXISTS (SELECT FROM added);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION log_new_products();
