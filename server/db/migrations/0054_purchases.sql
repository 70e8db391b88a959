CREATE TABLE "purchases" (
	"member_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchases_member_id_product_id_pk" PRIMARY KEY("member_id","product_id")
);
--> statement-breakpoint
DROP INDEX "notifications_member";--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_newest" ON "purchases" USING btree ("member_id","ordered_at","product_id");--> statement-breakpoint
CREATE INDEX "notifications_member" ON "notifications" USING btree ("member_id","id");--> statement-breakpoint
-- What is with a member never goes back to an earlier state: rows are added, or become newer.
CREATE FUNCTION keep_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO purchases (member_id, product_id, ordered_at)
  SELECT DISTINCT NEW.member_id, product_id, NEW.created_at FROM order_items WHERE order_id = NEW.id
  ORDER BY product_id
  ON CONFLICT (member_id, product_id) DO UPDATE SET ordered_at = EXCLUDED.ordered_at
    WHERE purchases.ordered_at < EXCLUDED.ordered_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_arrived AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN (NEW.status IN ('delivered', 'collected', 'completed')
    AND OLD.status NOT IN ('delivered', 'collected', 'completed'))
  EXECUTE FUNCTION keep_purchases();
--> statement-breakpoint
INSERT INTO purchases (member_id, product_id, ordered_at)
SELECT o.member_id, i.product_id, max(o.created_at) FROM orders AS o JOIN order_items AS i ON i.order_id = o.id
WHERE o.status IN ('delivered', 'collected', 'completed') GROUP BY o.member_id, i.product_id;
