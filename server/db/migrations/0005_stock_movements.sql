CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"change" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"other_branch_id" integer,
	"member_id" integer,
	"order_id" text,
	"request_key" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" IN ('opening', 'receive', 'damage', 'count', 'transfer_out', 'transfer_in', 'sale', 'return'))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_place" ON "stock_movements" USING btree ("product_id","branch_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_request" ON "stock_movements" USING btree ("member_id","request_key","branch_id");
--> statement-breakpoint
INSERT INTO "stock_movements" ("product_id", "branch_id", "change", "on_hand", "reason")
SELECT "product_id", "branch_id", "on_hand", "on_hand", 'opening' FROM "stock" WHERE "on_hand" <> 0
ORDER BY "product_id", "branch_id";
--> statement-breakpoint
-- Pieces that a new row of stock begins with.
CREATE FUNCTION open_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movements (product_id, branch_id, change, on_hand, reason)
  SELECT product_id, branch_id, on_hand, on_hand, 'opening' FROM added WHERE on_hand <> 0
  ORDER BY product_id, branch_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_opened AFTER INSERT ON stock
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION open_stock();
--> statement-breakpoint
-- The service writes its movement in the statement that changes the stock. A change by SQL alone becomes a count, so
-- that movements always add up to the pieces on hand.
CREATE FUNCTION keep_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.on_hand IS DISTINCT FROM (
    SELECT on_hand FROM stock_movements
    WHERE product_id = NEW.product_id AND branch_id = NEW.branch_id ORDER BY id DESC LIMIT 1
  ) THEN
    INSERT INTO stock_movements (product_id, branch_id, change, on_hand, reason)
    VALUES (NEW.product_id, NEW.branch_id, NEW.on_hand - OLD.on_hand, NEW.on_hand, 'count');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_moved AFTER UPDATE ON stock
  FOR EACH ROW WHEN (OLD.on_hand <> NEW.on_hand) EXECUTE FUNCTION keep_stock_movements();
--> statement-breakpoint
-- Only a sale counts as sold; no page changes by it.
DROP TRIGGER stock_sold ON stock;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET sold = sold - NEW.change WHERE id = NEW.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_sold AFTER INSERT ON stock_movements
  FOR EACH ROW WHEN (NEW.reason = 'sale') EXECUTE FUNCTION count_sold();
