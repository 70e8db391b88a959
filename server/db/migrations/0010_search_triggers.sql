-- A product that arrives has a document to be written; the job of the search index writes those that are due.
CREATE FUNCTION plan_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (product_id, listed, rank) SELECT id, listed, rank FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_planned AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION plan_documents();
--> statement-breakpoint
CREATE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET
    listed = NEW.listed,
    rank = NEW.rank,
    due = due
      OR (OLD.name_en, OLD.name_th, OLD.brand_id, OLD.department_id, OLD.attributes)
        IS DISTINCT FROM (NEW.name_en, NEW.name_th, NEW.brand_id, NEW.department_id, NEW.attributes)
  WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_replanned AFTER UPDATE ON products
  FOR EACH ROW WHEN (
    (OLD.listed, OLD.rank, OLD.name_en, OLD.name_th, OLD.brand_id, OLD.department_id, OLD.attributes)
      IS DISTINCT FROM
    (NEW.listed, NEW.rank, NEW.name_en, NEW.name_th, NEW.brand_id, NEW.department_id, NEW.attributes)
  ) EXECUTE FUNCTION keep_document();
--> statement-breakpoint
-- A brand, department or category that is renamed: the documents of its products are due.
CREATE FUNCTION replan_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET due = true FROM products JOIN departments ON departments.id = products.department_id
  WHERE products.id = search_documents.product_id AND CASE TG_TABLE_NAME
    WHEN 'brands' THEN products.brand_id
    WHEN 'departments' THEN products.department_id
    ELSE departments.category_id
  END = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER brands_renamed AFTER UPDATE ON brands
  FOR EACH ROW WHEN ((OLD.name_en, OLD.name_th) IS DISTINCT FROM (NEW.name_en, NEW.name_th))
  EXECUTE FUNCTION replan_documents();
--> statement-breakpoint
CREATE TRIGGER departments_renamed AFTER UPDATE ON departments
  FOR EACH ROW WHEN (
    (OLD.name_en, OLD.name_th, OLD.category_id) IS DISTINCT FROM (NEW.name_en, NEW.name_th, NEW.category_id)
  ) EXECUTE FUNCTION replan_documents();
--> statement-breakpoint
CREATE TRIGGER categories_renamed AFTER UPDATE ON categories
  FOR EACH ROW WHEN ((OLD.name_en, OLD.name_th) IS DISTINCT FROM (NEW.name_en, NEW.name_th))
  EXECUTE FUNCTION replan_documents();
--> statement-breakpoint
-- The vocabulary counts the words of listed products only: no word of a hidden medicine is ever suggested.
CREATE FUNCTION count_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word, products)
  SELECT word, sum(change) FROM (
    SELECT unnest(tsvector_to_array(words)) AS word, 1 AS change FROM after_rows WHERE listed
    UNION ALL
    SELECT unnest(tsvector_to_array(words)), -1 FROM before_rows WHERE listed
  ) AS changes
  GROUP BY word HAVING sum(change) <> 0 ORDER BY word
  ON CONFLICT (word) DO UPDATE SET products = search_words.products + excluded.products;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER words_changed AFTER UPDATE ON search_documents
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_words();
--> statement-breakpoint
CREATE FUNCTION discount_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_words SET products = search_words.products - gone.many
  FROM (
    SELECT unnest(tsvector_to_array(words)) AS word, count(*) AS many FROM before_rows WHERE listed GROUP BY 1
  ) AS gone
  WHERE search_words.word = gone.word;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER words_gone AFTER DELETE ON search_documents
  REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION discount_words();
--> statement-breakpoint
-- Products that were there before the index.
INSERT INTO search_documents (product_id, listed, rank) SELECT id, listed, rank FROM products;
