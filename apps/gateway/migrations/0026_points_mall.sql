CREATE TABLE "point_accruals" (
	"customer_id" uuid NOT NULL,
	"game_type" text NOT NULL,
	"earned" numeric(40, 0) NOT NULL,
	"given" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "point_accruals_customer_id_game_type_pk" PRIMARY KEY("customer_id","game_type")
);
--> statement-breakpoint
CREATE TABLE "point_rates" (
	"game_type" text NOT NULL,
	"from_day" date NOT NULL,
	"unit" bigint NOT NULL,
	"hundredths" integer NOT NULL,
	CONSTRAINT "point_rates_game_type_from_day_pk" PRIMARY KEY("game_type","from_day"),
	CONSTRAINT "point_rates_unit" CHECK ("point_rates"."unit" > 0 and 1000000000 % "point_rates"."unit" = 0),
	CONSTRAINT "point_rates_hundredths" CHECK ("point_rates"."hundredths" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "point_rewards" (
	"reward_id" text PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"stock" integer,
	"redeemed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_rewards_stock" CHECK ("point_rewards"."redeemed" between 0 and coalesce("point_rewards"."stock", "point_rewards"."redeemed"))
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reward_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"points" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"remark" text,
	"shipping" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redemptions_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "redemptions_price" CHECK ("redemptions"."points" > 0 and "redemptions"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_no_overdraft";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind";--> statement-breakpoint
DROP INDEX "ledger_transactions_few";--> statement-breakpoint
DROP INDEX "ledger_transactions_changes";--> statement-breakpoint
DROP INDEX "ledger_transactions_changes_by_time";--> statement-breakpoint
CREATE INDEX "redemptions_order" ON "redemptions" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "redemptions_open" ON "redemptions" USING btree ("created_at") WHERE "redemptions"."status" in ('applying', 'passed');--> statement-breakpoint
CREATE INDEX "ledger_transactions_few" ON "ledger_transactions" USING btree ("customer_id","kind","created_at") WHERE "ledger_transactions"."kind" not in ('bet', 'win', 'pointsEarned');--> statement-breakpoint
CREATE INDEX "ledger_transactions_changes" ON "ledger_transactions" USING btree ("customer_id","created_at","id") WHERE "ledger_transactions"."kind" not in ('bet', 'win', 'rollback', 'winTakenBack', 'walletTransfer', 'pointsEarned');--> statement-breakpoint
CREATE INDEX "ledger_transactions_changes_by_time" ON "ledger_transactions" USING btree ("created_at","id") WHERE "ledger_transactions"."kind" not in ('bet', 'win', 'rollback', 'winTakenBack', 'walletTransfer', 'pointsEarned');--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_no_overdraft" CHECK ("accounts"."balance" >= 0 or ("accounts"."kind" not in ('main', 'pendingWithdrawal', 'points') and "accounts"."kind" not like 'vendor:%'));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('main', 'pendingWithdrawal', 'games', 'cashier', 'sandboxCredit', 'adjustment', 'fees', 'transfers', 'promotions', 'wages', 'points', 'pointsMall') or "accounts"."kind" ~ '^vendor:[A-Z0-9]{1,20}$');