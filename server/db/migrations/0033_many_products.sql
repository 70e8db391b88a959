-- One statement may change thousands of products. Past 200 one tag stands for all of them, and also
-- where a transaction says that it is part of such a change (`changeMany` of the products).
DROP TRIGGER products_changed ON products;--> statement-breakpoint
DROP TRIGGER products_changed_for_siblings ON products;--> statement-breakpoint
DROP FUNCTION log_product_change();--> statement-breakpoint
DROP FUNCTION log_product_siblings();--> statement-breakpoint
CREATE FUNCTION log_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  SELECT array_agg(shown.id) INTO changed FROM (
    SELECT n.id FROM after_rows n JOIN before_rows o ON o.id = n.id
    WHERE o.sold = n.sold AND o IS DISTINCT FROM n
    UNION
    -- Pages of siblings show name, price and stock of a product, so a change of these drops them too.
    SELECT s.product_id FROM after_rows n JOIN before_rows o ON o.id = n.id
    JOIN product_group_members m ON m.product_id = n.id
    JOIN product_group_members s ON s.group_id = m.group_id AND s.product_id <> m.product_id
    WHERE (o.listed, o.name_en, o.name_th, o.price, o.deal_price, o.drug_class)
      IS DISTINCT FROM (n.listed, n.name_en, n.name_th, n.price, n.deal_price, n.drug_class)
  ) shown;
  IF changed IS NULL THEN RETURN NULL; END IF;
  IF cardinality(changed) > 200 OR coalesce(current_setting('shop.many_products', true), '') <> '' THEN
    INSERT INTO change_log (tag) VALUES ('products'), ('catalog');
  ELSE
    INSERT INTO change_log (tag) SELECT 'product:' || id FROM unnest(changed) AS id UNION ALL SELECT 'catalog';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION log_changed_products();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION log_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM added) > 200 OR coalesce(current_setting('shop.many_products', true), '') <> '' THEN
    INSERT INTO change_log (tag) SELECT tag FROM unnest(ARRAY['products', 'catalog']) AS tag
      WHERE EXISTS (SELECT FROM added);
  ELSE
    INSERT INTO change_log (tag) SELECT 'product:' || id FROM added UNION ALL SELECT 'catalog' WHERE EXISTS (SELECT FROM added);
  END IF;
  RETURN NULL;
END $$;
