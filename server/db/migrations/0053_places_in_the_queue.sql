-- Whoever is taken, leaves or comes back to the front moves those who wait behind; who comes moves nobody.
CREATE OR REPLACE FUNCTION signal_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_signals', concat_ws(',', 'talk ' || NEW.member_id, 'talk ' || NEW.pharmacist_id,
    CASE WHEN (NEW.state = 'queued') IS DISTINCT FROM (OLD.state = 'queued')
      OR NEW.pharmacist_id IS DISTINCT FROM OLD.pharmacist_id THEN 'desk' END,
    CASE WHEN (NEW.state = 'queued') <> (OLD.state = 'queued') THEN 'queue' END));
  RETURN NULL;
END $$;
