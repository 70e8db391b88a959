-- The words of names and brands, marked with a level: 1 for all of them, 2 for those that a name begins with or
-- that name the department as well.
CREATE FUNCTION search_keys(words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(
    ARRAY(SELECT word || '/1' FROM unnest(tsvector_to_array(ts_filter(words, '{a,b}'))) AS word)
    || ARRAY(
      SELECT word || '/2' FROM unnest(tsvector_to_array(ts_filter(words, '{a,b}'))) AS word
      WHERE word = ANY(tsvector_to_array(ts_filter(words, '{a}')) || tsvector_to_array(ts_filter(words, '{c}')))
    )
  )
$$;
--> statement-breakpoint
DROP INDEX "search_documents_due";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "department_id" integer;--> statement-breakpoint
UPDATE search_documents SET department_id = products.department_id FROM products WHERE products.id = product_id;--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "department_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "search_documents_keys" ON "search_documents" USING gin (search_keys("words")) WHERE listed;--> statement-breakpoint
CREATE INDEX "search_documents_due" ON "search_documents" USING btree ("department_id","product_id") WHERE due;--> statement-breakpoint
CREATE OR REPLACE FUNCTION plan_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_documents (product_id, department_id, listed, rank)
  SELECT id, department_id, listed, rank FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET
    listed = NEW.listed,
    rank = NEW.rank,
    department_id = NEW.department_id,
    due = due
      OR (OLD.name_en, OLD.name_th, OLD.brand_id, OLD.department_id, OLD.attributes)
        IS DISTINCT FROM (NEW.name_en, NEW.name_th, NEW.brand_id, NEW.department_id, NEW.attributes)
  WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
