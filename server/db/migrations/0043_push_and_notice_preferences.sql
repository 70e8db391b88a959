CREATE TABLE "notice_preferences" (
	"member_id" integer NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_preferences_member_id_topic_channel_pk" PRIMARY KEY("member_id","topic","channel")
);
--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What waits for a device goes with it: its next owner shall not read it, whichever way the device changed hands.
CREATE FUNCTION forget_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM outbox WHERE kind = 'push' AND recipient = OLD.token AND sent_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER push_token_gone AFTER DELETE ON push_tokens
  FOR EACH ROW EXECUTE FUNCTION forget_push();
--> statement-breakpoint
CREATE TRIGGER push_token_moved AFTER UPDATE ON push_tokens
  FOR EACH ROW WHEN (OLD.member_id <> NEW.member_id) EXECUTE FUNCTION forget_push();
