CREATE TABLE "bonuses" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"promotion_id" text,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"asked" bigint NOT NULL,
	"wagered" bigint DEFAULT 0 NOT NULL,
	"weights" jsonb NOT NULL,
	"most_stake" bigint,
	"since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ending" text,
	"taken" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "bonuses_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "bonuses_amounts" CHECK ("bonuses"."amount" > 0 and "bonuses"."asked" > 0 and "bonuses"."wagered" between 0 and 100 * "bonuses"."asked"),
	CONSTRAINT "bonuses_taken" CHECK ("bonuses"."taken" between 0 and "bonuses"."amount"),
	CONSTRAINT "bonuses_ending" CHECK (("bonuses"."ended_at" is null) = ("bonuses"."ending" is null))
);
--> statement-breakpoint
CREATE TABLE "promotion_entries" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"promotion_id" text NOT NULL,
	"version" integer NOT NULL,
	"occasion" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint,
	"comment" text,
	"reason" text,
	"claim_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_entries_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "promotion_entries_amount" CHECK ("promotion_entries"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_versions" (
	"promotion_id" text NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_versions_promotion_id_version_pk" PRIMARY KEY("promotion_id","version")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"promotion_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"budget" bigint,
	"spent" bigint DEFAULT 0 NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promotions_budget" CHECK ("promotions"."spent" >= 0 and ("promotions"."budget" is null or "promotions"."spent" <= "promotions"."budget"))
);
--> statement-breakpoint
ALTER TABLE "deposits" DROP CONSTRAINT "deposits_bonus";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "promotion_version" integer;--> statement-breakpoint
CREATE INDEX "bonuses_open" ON "bonuses" USING btree ("customer_id","since") WHERE "bonuses"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "bonuses_expiring" ON "bonuses" USING btree ("expires_at") WHERE "bonuses"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_entries_occasion" ON "promotion_entries" USING btree ("customer_id","promotion_id","occasion");--> statement-breakpoint
CREATE INDEX "promotion_entries_newest" ON "promotion_entries" USING btree ("customer_id","state_at","id");--> statement-breakpoint
CREATE INDEX "promotion_entries_waiting" ON "promotion_entries" USING btree ("state_at") WHERE "promotion_entries"."state" in ('applying', 'processing');--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_bonus" CHECK ("deposits"."bonus" >= 0);