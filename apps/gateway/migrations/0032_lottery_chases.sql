CREATE TABLE "lottery_chase_periods" (
	"customer_id" uuid NOT NULL,
	"chase_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"period" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"multiple" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"order_id" uuid,
	CONSTRAINT "lottery_chase_periods_customer_id_chase_id_place_pk" PRIMARY KEY("customer_id","chase_id","place"),
	CONSTRAINT "lottery_chase_periods_amount" CHECK ("lottery_chase_periods"."amount" > 0 and "lottery_chase_periods"."multiple" > 0),
	CONSTRAINT "lottery_chase_periods_order" CHECK (("lottery_chase_periods"."state" = 'placed') = ("lottery_chase_periods"."order_id" is not null)),
	CONSTRAINT "lottery_chase_periods_reason" CHECK (("lottery_chase_periods"."state" = 'missed') = ("lottery_chase_periods"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "lottery_chases" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lottery" text NOT NULL,
	"bets" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"stop_after_won" bigint,
	"state" text DEFAULT 'running' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "lottery_chases_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "lottery_chases_amounts" CHECK ("lottery_chases"."amount" > 0 and "lottery_chases"."returned" between 0 and "lottery_chases"."amount" and coalesce("lottery_chases"."stop_after_won", 1) > 0),
	CONSTRAINT "lottery_chases_end" CHECK (("lottery_chases"."state" = 'running') = ("lottery_chases"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_no_overdraft";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind";--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD COLUMN "chase_id" uuid;--> statement-breakpoint
CREATE INDEX "lottery_chase_periods_waiting" ON "lottery_chase_periods" USING btree ("opens_at","customer_id","chase_id") WHERE "lottery_chase_periods"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "lottery_chases_newest" ON "lottery_chases" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lottery_orders_chase" ON "lottery_orders" USING btree ("customer_id","chase_id") WHERE "lottery_orders"."chase_id" is not null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_no_overdraft" CHECK ("accounts"."balance" >= 0 or ("accounts"."kind" not in ('main', 'pendingWithdrawal', 'chaseEscrow', 'points', 'guild') and "accounts"."kind" not like 'vendor:%'));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('main', 'pendingWithdrawal', 'chaseEscrow', 'games', 'cashier', 'sandboxCredit', 'adjustment', 'fees', 'transfers', 'promotions', 'wages', 'points', 'pointsMall', 'guild', 'guildHouse') or "accounts"."kind" ~ '^vendor:[A-Z0-9]{1,20}$');