CREATE TABLE "product_group_members" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"position" integer NOT NULL,
	"value1_en" text NOT NULL,
	"value1_th" text NOT NULL,
	"value2_en" text DEFAULT '' NOT NULL,
	"value2_th" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"option1_en" text NOT NULL,
	"option1_th" text NOT NULL,
	"option2_en" text,
	"option2_th" text,
	CONSTRAINT "product_groups_option2" CHECK (("product_groups"."option2_en" IS NULL) = ("product_groups"."option2_th" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "product_group_members" ADD CONSTRAINT "product_group_members_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_group_members" ADD CONSTRAINT "product_group_members_group_id_product_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_group_members_position" ON "product_group_members" USING btree ("group_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_group_members_en" ON "product_group_members" USING btree ("group_id","value1_en","value2_en");--> statement-breakpoint
CREATE UNIQUE INDEX "product_group_members_th" ON "product_group_members" USING btree ("group_id","value1_th","value2_th");--> statement-breakpoint
-- Pages of siblings show name, price and stock of a product, so a change of these drops them too.
CREATE FUNCTION log_siblings_of(changed integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO change_log (tag)
  SELECT 'product:' || s.product_id
  FROM product_group_members o
  JOIN product_group_members s ON s.group_id = o.group_id AND s.product_id <> o.product_id
  WHERE o.product_id = changed
$$;
--> statement-breakpoint
CREATE FUNCTION log_product_siblings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_siblings_of(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_changed_for_siblings AFTER UPDATE ON products
  FOR EACH ROW WHEN (
    (OLD.listed, OLD.name_en, OLD.name_th, OLD.price, OLD.deal_price, OLD.drug_class)
    IS DISTINCT FROM (NEW.listed, NEW.name_en, NEW.name_th, NEW.price, NEW.deal_price, NEW.drug_class)
  ) EXECUTE FUNCTION log_product_siblings();
--> statement-breakpoint
CREATE FUNCTION log_stock_siblings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_siblings_of(NEW.product_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_changed_for_siblings AFTER UPDATE ON stock
  FOR EACH ROW WHEN (NEW.branch_id = 0 AND stock_level(OLD.free) <> stock_level(NEW.free))
  EXECUTE FUNCTION log_stock_siblings();
