-- Whether the online warehouse (branch 0) has a free piece stands with the product, for filters and facets.
CREATE FUNCTION keep_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET in_stock = NEW.on_hand > NEW.reserved
  WHERE id = NEW.product_id AND in_stock <> (NEW.on_hand > NEW.reserved);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_added AFTER INSERT ON stock
  FOR EACH ROW WHEN (NEW.branch_id = 0) EXECUTE FUNCTION keep_in_stock();
--> statement-breakpoint
CREATE TRIGGER stock_crossed_zero AFTER UPDATE ON stock
  FOR EACH ROW WHEN (NEW.branch_id = 0 AND (OLD.on_hand > OLD.reserved) <> (NEW.on_hand > NEW.reserved))
  EXECUTE FUNCTION keep_in_stock();
--> statement-breakpoint
UPDATE products SET in_stock = true FROM stock
WHERE stock.product_id = products.id AND stock.branch_id = 0 AND stock.on_hand > stock.reserved;
--> statement-breakpoint
-- The sums of published reviews stand with the product.
CREATE FUNCTION add_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET rating_sum = rating_sum + added.stars, rating_count = rating_count + added.many
  FROM (
    SELECT product_id, sum(rating) AS stars, count(*) AS many FROM new_reviews WHERE published GROUP BY product_id
  ) AS added
  WHERE products.id = added.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION remove_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET rating_sum = rating_sum - gone.stars, rating_count = rating_count - gone.many
  FROM (
    SELECT product_id, sum(rating) AS stars, count(*) AS many FROM old_reviews WHERE published GROUP BY product_id
  ) AS gone
  WHERE products.id = gone.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION change_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET rating_sum = rating_sum + changed.stars, rating_count = rating_count + changed.many
  FROM (
    SELECT product_id, sum(stars) AS stars, sum(many) AS many FROM (
      SELECT product_id, rating AS stars, 1 AS many FROM new_reviews WHERE published
      UNION ALL
      SELECT product_id, -rating, -1 FROM old_reviews WHERE published
    ) AS both_sides GROUP BY product_id
  ) AS changed
  WHERE products.id = changed.product_id AND (changed.stars <> 0 OR changed.many <> 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_added AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_reviews FOR EACH STATEMENT EXECUTE FUNCTION add_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_removed AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_reviews FOR EACH STATEMENT EXECUTE FUNCTION remove_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_changed AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS old_reviews NEW TABLE AS new_reviews FOR EACH STATEMENT EXECUTE FUNCTION change_reviews();
--> statement-breakpoint
CREATE TRIGGER banners_changed AFTER INSERT OR UPDATE OR DELETE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION log_table_change('banners');
--> statement-breakpoint
CREATE TRIGGER contents_changed AFTER INSERT OR UPDATE OR DELETE ON contents
  FOR EACH STATEMENT EXECUTE FUNCTION log_table_change('contents');
--> statement-breakpoint
CREATE TRIGGER promotion_groups_changed AFTER INSERT OR UPDATE OR DELETE ON promotion_groups
  FOR EACH STATEMENT EXECUTE FUNCTION log_table_change('offers');
--> statement-breakpoint
CREATE TRIGGER flash_sales_changed AFTER INSERT OR UPDATE OR DELETE ON flash_sales
  FOR EACH STATEMENT EXECUTE FUNCTION log_table_change('offers');
--> statement-breakpoint
-- How many are left is asked for live; only the end of a quota, or its return, changes a cached page.
CREATE FUNCTION log_flash_item_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_log (tag) VALUES ('product:' || NEW.product_id), ('catalog'), ('offers');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER flash_sale_items_changed AFTER UPDATE ON flash_sale_items
  FOR EACH ROW WHEN (
    OLD.price <> NEW.price OR (OLD.sold < OLD.quota) <> (NEW.sold < NEW.quota)
  ) EXECUTE FUNCTION log_flash_item_change();
