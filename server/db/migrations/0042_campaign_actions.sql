CREATE TABLE "campaign_actions" (
	"member_id" integer NOT NULL,
	"slug" text NOT NULL,
	"action_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_actions_member_id_slug_action_id_pk" PRIMARY KEY("member_id","slug","action_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_invites" (
	"slug" text NOT NULL,
	"action_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"left_over" integer NOT NULL,
	CONSTRAINT "campaign_invites_slug_action_id_code_hash_pk" PRIMARY KEY("slug","action_id","code_hash"),
	CONSTRAINT "campaign_invites_left" CHECK ("campaign_invites"."left_over" >= 0)
);
--> statement-breakpoint
ALTER TABLE "campaign_actions" ADD CONSTRAINT "campaign_actions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;