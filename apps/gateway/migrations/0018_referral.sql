CREATE TABLE "referral_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refused" text,
	"deposit_paid" bigint,
	"wagered_paid" bigint,
	CONSTRAINT "referrals_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_customer" ON "referral_codes" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_friend" ON "referrals" USING btree ("id");--> statement-breakpoint
CREATE INDEX "referrals_newest" ON "referrals" USING btree ("customer_id","created_at","id");