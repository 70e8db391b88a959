-- What the storefront caches is told apart by tags; every process polls change_log and drops what is named there.
CREATE FUNCTION log_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_log (tag) VALUES ('product:' || NEW.id), ('catalog');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE ON products
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION log_product_change();
--> statement-breakpoint
-- Level 0 none, 1 low, 2 ok, as the contract names them; only a change of the level changes a page.
CREATE FUNCTION stock_level(on_hand integer, reserved integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN on_hand - reserved <= 0 THEN 0 WHEN on_hand - reserved <= 5 THEN 1 ELSE 2 END
$$;
--> statement-breakpoint
CREATE FUNCTION log_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_log (tag) VALUES ('product:' || NEW.product_id), ('catalog');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_changed AFTER UPDATE ON stock
  FOR EACH ROW WHEN (stock_level(OLD.on_hand, OLD.reserved) <> stock_level(NEW.on_hand, NEW.reserved))
  EXECUTE FUNCTION log_stock_change();
--> statement-breakpoint
CREATE FUNCTION log_table_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_log (tag) VALUES (TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER brands_changed AFTER UPDATE ON brands FOR EACH STATEMENT EXECUTE FUNCTION log_table_change('brands');
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER UPDATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION log_table_change('categories');
--> statement-breakpoint
CREATE TRIGGER departments_changed AFTER UPDATE ON departments FOR EACH STATEMENT EXECUTE FUNCTION log_table_change('categories');
