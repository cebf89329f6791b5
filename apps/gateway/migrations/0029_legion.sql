CREATE TABLE "guild_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"guild_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guild_cycles" (
	"cycle" text PRIMARY KEY NOT NULL,
	"open_from" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guild_member_results" (
	"customer_id" uuid NOT NULL,
	"guild_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"bet" bigint NOT NULL,
	"profit" bigint NOT NULL,
	"rounds" integer NOT NULL,
	"odds_win" bigint,
	"odds_stake" bigint,
	"rank_bet" integer,
	"rank_profit" integer,
	"rank_rounds" integer,
	"rank_odds" integer,
	"bonus" bigint NOT NULL,
	"state" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "guild_member_results_customer_id_starts_on_pk" PRIMARY KEY("customer_id","starts_on"),
	CONSTRAINT "guild_member_results_bonus" CHECK ("guild_member_results"."bonus" >= 0 and ("guild_member_results"."bonus" > 0) = ("guild_member_results"."state" <> 'none'))
);
--> statement-breakpoint
CREATE TABLE "guild_members" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"guild_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guild_results" (
	"guild_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"bet" bigint NOT NULL,
	"profit" bigint NOT NULL,
	"rounds" integer NOT NULL,
	"odds_win" bigint,
	"odds_stake" bigint,
	"rank_bet" integer,
	"rank_profit" integer,
	"rank_rounds" integer,
	"rank_odds" integer,
	"bonus" bigint NOT NULL,
	"state" text NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "guild_results_guild_id_starts_on_pk" PRIMARY KEY("guild_id","starts_on"),
	CONSTRAINT "guild_results_bonus" CHECK ("guild_results"."bonus" >= 0 and ("guild_results"."bonus" > 0 or "guild_results"."state" in ('new', 'none')))
);
--> statement-breakpoint
CREATE TABLE "guild_scores" (
	"customer_id" uuid NOT NULL,
	"guild_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"bet" bigint NOT NULL,
	"bet_at" timestamp with time zone NOT NULL,
	"profit" bigint NOT NULL,
	"profit_at" timestamp with time zone NOT NULL,
	"rounds" integer NOT NULL,
	"rounds_at" timestamp with time zone NOT NULL,
	"odds_win" bigint,
	"odds_stake" bigint,
	"odds_at" timestamp with time zone,
	"odds" numeric(60, 0) GENERATED ALWAYS AS (coalesce(div(odds_win::numeric * 1000000000000000000000000000000000, odds_stake), 0)) STORED,
	"day" date NOT NULL,
	"day_bet" bigint NOT NULL,
	"day_bet_at" timestamp with time zone NOT NULL,
	"day_profit" bigint NOT NULL,
	"day_profit_at" timestamp with time zone NOT NULL,
	"day_rounds" integer NOT NULL,
	"day_rounds_at" timestamp with time zone NOT NULL,
	"day_odds" numeric(60, 0) NOT NULL,
	"day_odds_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guild_scores_customer_id_starts_on_pk" PRIMARY KEY("customer_id","starts_on")
);
--> statement-breakpoint
CREATE TABLE "guild_totals" (
	"guild_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"bet" bigint NOT NULL,
	"bet_at" timestamp with time zone NOT NULL,
	"profit" bigint NOT NULL,
	"profit_at" timestamp with time zone NOT NULL,
	"rounds" integer NOT NULL,
	"rounds_at" timestamp with time zone NOT NULL,
	"odds_win" bigint,
	"odds_stake" bigint,
	"odds_at" timestamp with time zone,
	"odds" numeric(60, 0) GENERATED ALWAYS AS (coalesce(div(odds_win::numeric * 1000000000000000000000000000000000, odds_stake), 0)) STORED,
	CONSTRAINT "guild_totals_guild_id_starts_on_pk" PRIMARY KEY("guild_id","starts_on")
);
--> statement-breakpoint
CREATE TABLE "guild_weeks" (
	"starts_on" date PRIMARY KEY NOT NULL,
	"last_day" date NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"terms" jsonb NOT NULL,
	"frozen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guilds" (
	"guild_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"icon_id" integer NOT NULL,
	"code" text NOT NULL,
	"code_at" timestamp with time zone NOT NULL,
	"master_id" uuid NOT NULL,
	"members" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_for" text,
	CONSTRAINT "guilds_members" CHECK (("guilds"."members" > 0) = ("guilds"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_no_overdraft";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind";--> statement-breakpoint
CREATE INDEX "guild_codes_age" ON "guild_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guild_member_results_guild" ON "guild_member_results" USING btree ("guild_id","starts_on");--> statement-breakpoint
CREATE INDEX "guild_member_results_age" ON "guild_member_results" USING btree ("starts_on");--> statement-breakpoint
CREATE INDEX "guild_member_results_due" ON "guild_member_results" USING btree ("starts_on","guild_id") WHERE "guild_member_results"."state" = 'due';--> statement-breakpoint
CREATE INDEX "guild_members_guild" ON "guild_members" USING btree ("guild_id","customer_id");--> statement-breakpoint
CREATE INDEX "guild_results_bet" ON "guild_results" USING btree ("starts_on","rank_bet");--> statement-breakpoint
CREATE INDEX "guild_results_profit" ON "guild_results" USING btree ("starts_on","rank_profit");--> statement-breakpoint
CREATE INDEX "guild_results_rounds" ON "guild_results" USING btree ("starts_on","rank_rounds");--> statement-breakpoint
CREATE INDEX "guild_results_odds" ON "guild_results" USING btree ("starts_on","rank_odds");--> statement-breakpoint
CREATE INDEX "guild_results_open" ON "guild_results" USING btree ("state","starts_on") WHERE "guild_results"."state" in ('new', 'due');--> statement-breakpoint
CREATE INDEX "guild_scores_guild" ON "guild_scores" USING btree ("guild_id","starts_on");--> statement-breakpoint
CREATE INDEX "guild_scores_age" ON "guild_scores" USING btree ("starts_on");--> statement-breakpoint
CREATE INDEX "guild_totals_bet" ON "guild_totals" USING btree ("starts_on","bet" DESC NULLS LAST,"bet_at","guild_id") WHERE "guild_totals"."bet" > 0;--> statement-breakpoint
CREATE INDEX "guild_totals_profit" ON "guild_totals" USING btree ("starts_on","profit" DESC NULLS LAST,"profit_at","guild_id") WHERE "guild_totals"."rounds" > 0;--> statement-breakpoint
CREATE INDEX "guild_totals_rounds" ON "guild_totals" USING btree ("starts_on","rounds" DESC NULLS LAST,"rounds_at","guild_id") WHERE "guild_totals"."rounds" > 0;--> statement-breakpoint
CREATE INDEX "guild_totals_odds" ON "guild_totals" USING btree ("starts_on","odds" DESC NULLS LAST,"odds_at","guild_id") WHERE "guild_totals"."odds" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "guilds_name" ON "guilds" USING btree ("name_key") WHERE "guilds"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_no_overdraft" CHECK ("accounts"."balance" >= 0 or ("accounts"."kind" not in ('main', 'pendingWithdrawal', 'points', 'guild') and "accounts"."kind" not like 'vendor:%'));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('main', 'pendingWithdrawal', 'games', 'cashier', 'sandboxCredit', 'adjustment', 'fees', 'transfers', 'promotions', 'wages', 'points', 'pointsMall', 'guild', 'guildHouse') or "accounts"."kind" ~ '^vendor:[A-Z0-9]{1,20}$');