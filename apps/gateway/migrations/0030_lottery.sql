CREATE TABLE "lottery_orders" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lottery" text NOT NULL,
	"period" text NOT NULL,
	"bets" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"won" bigint,
	"is_capped" boolean DEFAULT false NOT NULL,
	"cancel_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "lottery_orders_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "lottery_orders_amount" CHECK ("lottery_orders"."amount" > 0 and coalesce("lottery_orders"."won", 0) >= 0),
	CONSTRAINT "lottery_orders_end" CHECK (("lottery_orders"."state" = 'open') = ("lottery_orders"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "lottery_stakes" (
	"customer_id" uuid NOT NULL,
	"lottery" text NOT NULL,
	"period" text NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_stakes_customer_id_lottery_period_pk" PRIMARY KEY("customer_id","lottery","period"),
	CONSTRAINT "lottery_stakes_amounts" CHECK ("lottery_stakes"."staked" >= 0 and "lottery_stakes"."won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lottery_periods" (
	"lottery" text NOT NULL,
	"period" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"cancel_until" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"numbers" jsonb,
	"drawn_at" timestamp with time zone,
	CONSTRAINT "lottery_periods_lottery_period_pk" PRIMARY KEY("lottery","period"),
	CONSTRAINT "lottery_periods_instants" CHECK ("lottery_periods"."opens_at" <= "lottery_periods"."cancel_until" and "lottery_periods"."cancel_until" <= "lottery_periods"."closes_at" and "lottery_periods"."closes_at" <= "lottery_periods"."draws_at"),
	CONSTRAINT "lottery_periods_drawn" CHECK (("lottery_periods"."numbers" is null) = ("lottery_periods"."drawn_at" is null))
);
--> statement-breakpoint
CREATE INDEX "lottery_orders_newest" ON "lottery_orders" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lottery_orders_open" ON "lottery_orders" USING btree ("lottery","period","customer_id","id") WHERE "lottery_orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "lottery_stakes_age" ON "lottery_stakes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lottery_periods_order" ON "lottery_periods" USING btree ("lottery","draws_at");--> statement-breakpoint
CREATE INDEX "lottery_periods_due" ON "lottery_periods" USING btree ("draws_at") WHERE "lottery_periods"."numbers" is null;