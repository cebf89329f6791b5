ALTER TABLE "lottery_periods" ALTER COLUMN "seed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_periods" ALTER COLUMN "commitment" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_periods" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "lottery_periods" ADD CONSTRAINT "lottery_periods_seed" CHECK (("lottery_periods"."seed" is null) = ("lottery_periods"."commitment" is null));--> statement-breakpoint
ALTER TABLE "lottery_periods" ADD CONSTRAINT "lottery_periods_sources" CHECK (("lottery_periods"."sources" is not null) = ("lottery_periods"."seed" is null and "lottery_periods"."numbers" is not null));