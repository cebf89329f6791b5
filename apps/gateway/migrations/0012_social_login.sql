CREATE TABLE "social_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"proof" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"customer_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"bound_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identities_one_per_issuer" PRIMARY KEY("customer_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "social_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"title" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_challenges" ADD COLUMN "binds_ticket" text;--> statement-breakpoint
CREATE INDEX "social_attempts_expires" ON "social_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_identities_subject" ON "social_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "social_tickets_expires" ON "social_tickets" USING btree ("expires_at");--> statement-breakpoint
-- §4: the choice can't be changed or unlinked afterwards.
CREATE FUNCTION social_identities_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'social_identities: % is refused, a binding is final', TG_OP
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER social_identities_final BEFORE UPDATE OR DELETE ON social_identities
FOR EACH ROW EXECUTE FUNCTION social_identities_refuse_change();
