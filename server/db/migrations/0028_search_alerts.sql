CREATE TABLE "search_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"query" text NOT NULL,
	"keyword" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"searched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "search_alerts_member" ON "search_alerts" USING btree ("member_id","query");--> statement-breakpoint
CREATE INDEX "search_alerts_query" ON "search_alerts" USING btree ("query");--> statement-breakpoint
CREATE INDEX "search_alerts_due" ON "search_alerts" USING btree ("searched_at");