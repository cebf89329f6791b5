CREATE TABLE "mission_claims" (
	"customer_id" uuid NOT NULL,
	"mission_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mission_claims_customer_id_mission_id_starts_on_pk" PRIMARY KEY("customer_id","mission_id","starts_on"),
	CONSTRAINT "mission_claims_amount" CHECK ("mission_claims"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"mission_id" text PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"place" integer DEFAULT 0 NOT NULL
);
