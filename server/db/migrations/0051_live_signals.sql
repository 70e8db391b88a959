-- Who talks is told at once, and so are the desks where who waits or who has whom changed.
CREATE FUNCTION signal_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_signals', concat_ws(',', NEW.member_id, NEW.pharmacist_id,
    CASE WHEN (NEW.state = 'queued') IS DISTINCT FROM (OLD.state = 'queued')
      OR NEW.pharmacist_id IS DISTINCT FROM OLD.pharmacist_id THEN 'desk' END));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER conversations_begun AFTER INSERT ON conversations
  FOR EACH ROW EXECUTE FUNCTION signal_conversation();
--> statement-breakpoint
CREATE TRIGGER conversations_changed AFTER UPDATE OF touched_at, member_typed_at, pharmacist_typed_at ON conversations
  FOR EACH ROW EXECUTE FUNCTION signal_conversation();
--> statement-breakpoint
-- Event streams of a sign-in end with it.
CREATE FUNCTION signal_sign_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_signals', OLD.member_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_revoked AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION signal_sign_out();
--> statement-breakpoint
CREATE TRIGGER sessions_deleted AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION signal_sign_out();
