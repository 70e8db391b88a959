-- Ratings come from reviews alone: what an earlier catalogue gave without any goes.
UPDATE products SET rating_sum = coalesce(written.stars, 0), rating_count = coalesce(written.many, 0)
FROM products AS every LEFT JOIN (
  SELECT product_id, sum(rating) AS stars, count(*) AS many FROM reviews WHERE published GROUP BY product_id
) AS written ON written.product_id = every.id
WHERE products.id = every.id
  AND (products.rating_sum, products.rating_count) <> (coalesce(written.stars, 0), coalesce(written.many, 0));
