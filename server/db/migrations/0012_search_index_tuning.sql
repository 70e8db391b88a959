DROP INDEX "products_brand_rank";--> statement-breakpoint
DROP INDEX "search_synonyms_similar";--> statement-breakpoint
DROP INDEX "search_words_similar";--> statement-breakpoint
CREATE INDEX "products_brand_rank" ON "products" USING btree ("brand_id","rank" DESC NULLS LAST,"id","department_id","sale_price","stars","in_stock","on_promotion","attributes") WHERE listed;--> statement-breakpoint
CREATE INDEX "search_synonyms_similar" ON "search_synonyms" USING gist (lower("term") gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gist (lower("word") gist_trgm_ops);