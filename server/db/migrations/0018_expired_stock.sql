ALTER TABLE "stock" DROP CONSTRAINT "stock_bounds";--> statement-breakpoint
DROP INDEX "stock_lots_expiry";--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "expired" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "free" integer GENERATED ALWAYS AS (greatest(on_hand - reserved - expired, 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_lots" ADD COLUMN "is_expired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_lots_good" ON "stock_lots" USING btree ("expires_on") WHERE NOT is_expired;--> statement-breakpoint
CREATE INDEX "stock_lots_expired" ON "stock_lots" USING btree ("expires_on") WHERE is_expired AND on_hand > 0;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_bounds" CHECK ("stock"."on_hand" >= 0 AND "stock"."reserved" >= 0 AND "stock"."reserved" <= "stock"."on_hand" AND "stock"."expired" >= 0);--> statement-breakpoint
-- Expired pieces are those of the lots that the job of the stock has marked, by the clock of the shop. Lots change under
-- the lock of their row of stock, so the sum is never an earlier one.
CREATE FUNCTION keep_expired_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pieces integer;
BEGIN
  SELECT coalesce(sum(on_hand), 0) INTO pieces FROM stock_lots
  WHERE product_id = NEW.product_id AND branch_id = NEW.branch_id AND is_expired;
  UPDATE stock SET expired = pieces
  WHERE product_id = NEW.product_id AND branch_id = NEW.branch_id AND expired <> pieces;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_lots_added AFTER INSERT ON stock_lots
  FOR EACH ROW WHEN (NEW.is_expired) EXECUTE FUNCTION keep_expired_pieces();
--> statement-breakpoint
CREATE TRIGGER stock_lots_changed AFTER UPDATE ON stock_lots
  FOR EACH ROW WHEN (OLD.is_expired <> NEW.is_expired OR (NEW.is_expired AND OLD.on_hand <> NEW.on_hand))
  EXECUTE FUNCTION keep_expired_pieces();
--> statement-breakpoint
-- A lot that arrives by a transfer is as good as the one that it left.
CREATE OR REPLACE FUNCTION keep_stock_lots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.lots IS NULL AND NEW.reason = 'transfer_in' THEN
    SELECT jsonb_agg(jsonb_set(l.value, '{change}', to_jsonb(-(l.value ->> 'change')::integer))) INTO NEW.lots
    FROM stock_movements m, jsonb_array_elements(m.lots) l
    WHERE m.member_id = NEW.member_id AND m.request_key = NEW.request_key
      AND m.branch_id = NEW.other_branch_id AND m.product_id = NEW.product_id;
  ELSIF NEW.lots IS NULL AND NEW.change < 0 THEN
    WITH kept AS (
      SELECT id, lot_no, expires_on, on_hand, CASE WHEN is_expired THEN 2 ELSE 0 END AS turn
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
  INSERT INTO stock_lots (product_id, branch_id, lot_no, expires_on, on_hand, is_expired)
  SELECT NEW.product_id, NEW.branch_id, l.value ->> 'lot_no', (l.value ->> 'expires_on')::date,
    (l.value ->> 'change')::integer, coalesce(o.is_expired, false)
  FROM jsonb_array_elements(NEW.lots) l
  LEFT JOIN stock_lots o ON o.product_id = NEW.product_id AND o.branch_id = NEW.other_branch_id
    AND o.lot_no = l.value ->> 'lot_no' AND o.expires_on = (l.value ->> 'expires_on')::date
  WHERE (l.value ->> 'change')::integer > 0
  ON CONFLICT (product_id, branch_id, expires_on, lot_no) DO UPDATE SET
    on_hand = stock_lots.on_hand + EXCLUDED.on_hand,
    is_expired = stock_lots.is_expired OR EXCLUDED.is_expired;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Level 0 none, 1 low, 2 ok, as in the contract; pages change only with the level.
CREATE FUNCTION stock_level(free integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN free <= 0 THEN 0 WHEN free <= 5 THEN 1 ELSE 2 END
$$;
--> statement-breakpoint
DROP TRIGGER stock_changed ON stock;
--> statement-breakpoint
CREATE TRIGGER stock_changed AFTER UPDATE ON stock
  FOR EACH ROW WHEN (stock_level(OLD.free) <> stock_level(NEW.free)) EXECUTE FUNCTION log_stock_change();
--> statement-breakpoint
DROP FUNCTION stock_level(integer, integer);
--> statement-breakpoint
-- A movement changes its row of stock twice, the second time by its lots, and the triggers of the second change run
-- first. So the row is read as it is now.
CREATE OR REPLACE FUNCTION keep_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products p SET in_stock = s.free > 0
  FROM stock s
  WHERE s.product_id = NEW.product_id AND s.branch_id = 0
    AND p.id = s.product_id AND p.in_stock <> (s.free > 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER stock_crossed_zero ON stock;
--> statement-breakpoint
CREATE TRIGGER stock_crossed_zero AFTER UPDATE ON stock
  FOR EACH ROW WHEN (NEW.branch_id = 0 AND (OLD.free > 0) <> (NEW.free > 0))
  EXECUTE FUNCTION keep_in_stock();
