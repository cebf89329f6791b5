CREATE TABLE "agent_contracts" (
	"downline_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"upline_id" uuid NOT NULL,
	"type" text NOT NULL,
	"product_type" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "agent_contracts_downline_id_id_pk" PRIMARY KEY("downline_id","id")
);
--> statement-breakpoint
CREATE INDEX "agent_contracts_upline" ON "agent_contracts" USING btree ("upline_id") WHERE "agent_contracts"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contracts_waiting" ON "agent_contracts" USING btree ("downline_id","type","product_type") WHERE "agent_contracts"."ended_at" is null and "agent_contracts"."status" in ('P', 'E');--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contracts_valid" ON "agent_contracts" USING btree ("downline_id","type","product_type") WHERE "agent_contracts"."ended_at" is null and "agent_contracts"."status" = 'V';