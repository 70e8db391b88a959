CREATE TABLE "product_pictures" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file" text NOT NULL,
	"alt_en" text NOT NULL,
	"alt_th" text NOT NULL,
	CONSTRAINT "product_pictures_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_pictures_position" CHECK ("product_pictures"."position" BETWEEN 1 AND 12),
	CONSTRAINT "product_pictures_file" CHECK ("product_pictures"."file" ~ '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$')
);
--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- New ones show once the page is read anew, within a minute.
CREATE FUNCTION log_picture_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_log (tag) VALUES ('product:' || OLD.product_id), ('catalog');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_pictures_changed AFTER UPDATE OR DELETE ON product_pictures
  FOR EACH ROW EXECUTE FUNCTION log_picture_change();
--> statement-breakpoint
-- The files that every shop has had until now: front, texture, in use, back.
INSERT INTO product_pictures (product_id, position, file, alt_en, alt_th)
SELECT p.id, s.position, 'products/' || p.id || '-' || s.position, p.name_en || s.en, p.name_th || s.th
FROM products AS p CROSS JOIN (VALUES
  (1, '', ''),
  (2, ': what is inside', ' สิ่งที่อยู่ข้างใน'),
  (3, ' where it is used', ' ขณะใช้งาน'),
  (4, ': back of the pack', ' ด้านหลังบรรจุภัณฑ์')) AS s (position, en, th);
