-- The home page and lists show hand-picked lists, which the office changes now.
CREATE TRIGGER product_lists_changed AFTER INSERT OR UPDATE OR DELETE ON product_lists
  FOR EACH STATEMENT EXECUTE FUNCTION log_table_change('catalog');
