CREATE TABLE "leaderboard_buckets" (
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"level" integer NOT NULL,
	"bucket" integer NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "leaderboard_buckets_period_starts_on_level_bucket_pk" PRIMARY KEY("period","starts_on","level","bucket")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_results" (
	"customer_id" uuid NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"rank" integer NOT NULL,
	"score" bigint NOT NULL,
	"prize" bigint NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "leaderboard_results_customer_id_period_starts_on_pk" PRIMARY KEY("customer_id","period","starts_on"),
	CONSTRAINT "leaderboard_results_prize" CHECK ("leaderboard_results"."prize" >= 0 and ("leaderboard_results"."prize" > 0) = ("leaderboard_results"."state" <> 'none'))
);
--> statement-breakpoint
CREATE TABLE "leaderboard_scores" (
	"customer_id" uuid NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"score" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaderboard_scores_customer_id_period_starts_on_pk" PRIMARY KEY("customer_id","period","starts_on")
);
--> statement-breakpoint
CREATE TABLE "leaderboards" (
	"period" text PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"frozen_to" date NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "leaderboard_results_rank" ON "leaderboard_results" USING btree ("period","starts_on","rank");--> statement-breakpoint
CREATE INDEX "leaderboard_results_due" ON "leaderboard_results" USING btree ("starts_on") WHERE "leaderboard_results"."state" = 'due';--> statement-breakpoint
CREATE INDEX "leaderboard_scores_order" ON "leaderboard_scores" USING btree ("period","starts_on","score" DESC NULLS LAST,"reached_at","customer_id") WHERE "leaderboard_scores"."score" > 0;