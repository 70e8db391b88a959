CREATE TABLE "product_barcodes" (
	"gtin" text PRIMARY KEY NOT NULL,
	"barcode" text NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_barcodes_gtin" CHECK ("product_barcodes"."gtin" ~ '^[0-9]{14}$')
);
--> statement-breakpoint
ALTER TABLE "product_barcodes" ADD CONSTRAINT "product_barcodes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_barcodes_product" ON "product_barcodes" USING btree ("product_id","position");