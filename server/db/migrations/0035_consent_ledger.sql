CREATE TABLE "consent_ledger" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"version" integer NOT NULL,
	"decision" text NOT NULL,
	"locale" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_ledger" ADD CONSTRAINT "consent_ledger_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_ledger" ADD CONSTRAINT "consent_ledger_version_consent_letters_version_fk" FOREIGN KEY ("version") REFERENCES "public"."consent_letters"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_ledger_member" ON "consent_ledger" USING btree ("member_id","id");--> statement-breakpoint
INSERT INTO "consent_ledger" ("member_id", "version", "decision", "locale", "answered_at") SELECT "member_id", "version", "decision", "locale", "answered_at" FROM "consent_answers" ORDER BY "answered_at";
