CREATE TABLE "jackpot_pots" (
	"level" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "jackpot_pots_amount" CHECK ("jackpot_pots"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "jackpot_rounds" (
	"round_key" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"given" bigint NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_draws" (
	"lottery" text NOT NULL,
	"period" text NOT NULL,
	"numbers" jsonb NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lottery_draws_lottery_period_pk" PRIMARY KEY("lottery","period")
);
--> statement-breakpoint
CREATE INDEX "lottery_draws_newest" ON "lottery_draws" USING btree ("lottery","drawn_at" DESC NULLS LAST);