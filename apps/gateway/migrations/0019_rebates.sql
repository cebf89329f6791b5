CREATE TABLE "rebate_claims" (
	"customer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rebate_claims_customer_id_day_pk" PRIMARY KEY("customer_id","day"),
	CONSTRAINT "rebate_claims_amount" CHECK ("rebate_claims"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "rebate_lines" (
	"customer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"vendor_type" text NOT NULL,
	"rate" integer NOT NULL,
	"turnover" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "rebate_lines_customer_id_day_vendor_type_rate_pk" PRIMARY KEY("customer_id","day","vendor_type","rate")
);
--> statement-breakpoint
CREATE TABLE "rebate_rates" (
	"vendor_type" text NOT NULL,
	"from_day" date NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "rebate_rates_vendor_type_from_day_pk" PRIMARY KEY("vendor_type","from_day"),
	CONSTRAINT "rebate_rates_rate" CHECK ("rebate_rates"."rate" between 0 and 10000)
);
