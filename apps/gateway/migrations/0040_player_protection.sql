CREATE TABLE "protection_guards" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"reality_minutes" integer,
	"closed_by" text,
	"closed_at" timestamp with time zone,
	"closed_until" timestamp with time zone,
	"opens_at" timestamp with time zone,
	CONSTRAINT "protection_guards_reality" CHECK ("protection_guards"."reality_minutes" between 15 and 60),
	CONSTRAINT "protection_guards_closed" CHECK (("protection_guards"."closed_by" is null) = ("protection_guards"."closed_until" is null) and ("protection_guards"."closed_by" is null) = ("protection_guards"."opens_at" is null)
        and ("protection_guards"."closed_by" is null) = ("protection_guards"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "protection_limits" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"change_asked_at" timestamp with time zone,
	"change_to" bigint,
	CONSTRAINT "protection_limits_customer_id_kind_period_pk" PRIMARY KEY("customer_id","kind","period"),
	CONSTRAINT "protection_limits_amounts" CHECK ("protection_limits"."amount" > 0 and "protection_limits"."change_to" > 0)
);
--> statement-breakpoint
CREATE TABLE "protection_sums" (
	"customer_id" uuid NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "protection_sums_customer_id_quarter_pk" PRIMARY KEY("customer_id","quarter")
);
--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Bets of multi-period orders from before: the order itself has paid them, and counts whole.
UPDATE "wallet_transactions" w SET "is_held" = true FROM "lottery_orders" o
WHERE o.chase_id IS NOT NULL AND w.customer_id = o.customer_id AND w.provider = 'lottery' AND w.transaction_id = o.id || ':bet';
