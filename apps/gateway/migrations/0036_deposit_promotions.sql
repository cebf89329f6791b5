ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "promotion_id" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "bonus" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "bonus_turnover" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_bonus" CHECK ("deposits"."bonus" >= 0 and "deposits"."bonus_turnover" >= 0);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('main', 'pendingWithdrawal', 'games', 'cashier', 'sandboxCredit', 'adjustment', 'fees', 'transfers', 'promotions') or "accounts"."kind" ~ '^vendor:[A-Z0-9]{1,20}$');