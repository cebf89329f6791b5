ALTER TABLE "accounts" DROP CONSTRAINT "accounts_no_overdraft";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind";--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "wallet" text DEFAULT 'main' NOT NULL;--> statement-breakpoint
CREATE INDEX "customers_downline" ON "customers" USING btree ("upline_id",lower("account") text_pattern_ops) WHERE "customers"."upline_id" is not null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_no_overdraft" CHECK ("accounts"."balance" >= 0 or ("accounts"."kind" not in ('main', 'pendingWithdrawal') and "accounts"."kind" not like 'vendor:%'));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('main', 'pendingWithdrawal', 'games', 'cashier', 'sandboxCredit', 'adjustment', 'fees', 'transfers') or "accounts"."kind" ~ '^vendor:[A-Z0-9]{1,20}$');