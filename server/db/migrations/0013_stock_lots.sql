CREATE TABLE "stock_lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	"lot_no" text NOT NULL,
	"expires_on" date NOT NULL,
	"on_hand" integer NOT NULL,
	CONSTRAINT "stock_lots_bounds" CHECK ("stock_lots"."on_hand" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "lots" jsonb;--> statement-breakpoint
ALTER TABLE "stock_lots" ADD CONSTRAINT "stock_lots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_lots_place" ON "stock_lots" USING btree ("product_id","branch_id","expires_on","lot_no");--> statement-breakpoint
CREATE INDEX "stock_lots_expiry" ON "stock_lots" USING btree ("expires_on") WHERE on_hand > 0;--> statement-breakpoint
-- Lots follow the movements of their place, under the lock of its row of stock. A movement that names no lot draws good
-- lots, first expired first, then pieces without a lot, then expired lots; a transfer takes its lots along.
CREATE FUNCTION keep_stock_lots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.lots IS NULL AND NEW.reason = 'transfer_in' THEN
    SELECT jsonb_agg(jsonb_set(l.value, '{change}', to_jsonb(-(l.value ->> 'change')::integer))) INTO NEW.lots
    FROM stock_movements m, jsonb_array_elements(m.lots) l
    WHERE m.member_id = NEW.member_id AND m.request_key = NEW.request_key
      AND m.branch_id = NEW.other_branch_id AND m.product_id = NEW.product_id;
  ELSIF NEW.lots IS NULL AND NEW.change < 0 THEN
    WITH kept AS (
      SELECT id, lot_no, expires_on, on_hand,
        CASE WHEN expires_on < (now() AT TIME ZONE 'Asia/Bangkok')::date THEN 2 ELSE 0 END AS turn
      FROM stock_lots
      WHERE product_id = NEW.product_id AND branch_id = NEW.branch_id AND on_hand > 0
    ), source AS (
      SELECT id, lot_no, expires_on, on_hand, turn FROM kept
      UNION ALL
      SELECT 0, NULL, NULL, NEW.on_hand - NEW.change - sum(on_hand)::integer, 1 FROM kept
    ), drawn AS (
      SELECT lot_no, expires_on, least(on_hand,
        -NEW.change - (sum(on_hand) OVER (ORDER BY turn, expires_on, id) - on_hand)) AS pieces
      FROM source
    )
    SELECT jsonb_agg(jsonb_build_object('lot_no', lot_no, 'expires_on', expires_on, 'change', -pieces)
      ORDER BY expires_on, lot_no) INTO NEW.lots
    FROM drawn WHERE pieces > 0 AND lot_no IS NOT NULL;
  END IF;
  IF NEW.lots IS NULL THEN RETURN NEW; END IF;
  UPDATE stock_lots s SET on_hand = s.on_hand + (l.value ->> 'change')::integer
  FROM jsonb_array_elements(NEW.lots) l
  WHERE s.product_id = NEW.product_id AND s.branch_id = NEW.branch_id
    AND s.lot_no = l.value ->> 'lot_no' AND s.expires_on = (l.value ->> 'expires_on')::date
    AND (l.value ->> 'change')::integer < 0;
  INSERT INTO stock_lots (product_id, branch_id, lot_no, expires_on, on_hand)
  SELECT NEW.product_id, NEW.branch_id, l.value ->> 'lot_no', (l.value ->> 'expires_on')::date,
    (l.value ->> 'change')::integer
  FROM jsonb_array_elements(NEW.lots) l WHERE (l.value ->> 'change')::integer > 0
  ON CONFLICT (product_id, branch_id, expires_on, lot_no)
    DO UPDATE SET on_hand = stock_lots.on_hand + EXCLUDED.on_hand;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_lots_kept BEFORE INSERT ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION keep_stock_lots();
