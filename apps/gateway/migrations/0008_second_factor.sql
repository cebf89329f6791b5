CREATE TABLE "login_challenges" (
	"customer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"must_change_password" boolean NOT NULL,
	"without" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_challenges_customer_id_token_hash_pk" PRIMARY KEY("customer_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "totp_pending" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "totp_last_step" integer;--> statement-breakpoint
CREATE INDEX "login_challenges_token" ON "login_challenges" USING btree ("token_hash");