DROP INDEX "agent_contracts_valid";--> statement-breakpoint
ALTER TABLE "agent_contracts" ALTER COLUMN "upline_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD COLUMN "proposed_by" text DEFAULT 'upline' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD COLUMN "termination_by" text;--> statement-breakpoint
ALTER TABLE "agent_contracts" ADD COLUMN "effective_from" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "agent_contracts_upline_id" ON "agent_contracts" USING btree ("upline_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contracts_signed" ON "agent_contracts" USING btree ("downline_id","type","product_type") WHERE "agent_contracts"."ended_at" is null and "agent_contracts"."status" = 'V' and "agent_contracts"."effective_from" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contracts_in_force" ON "agent_contracts" USING btree ("downline_id","type","product_type") WHERE "agent_contracts"."ended_at" is null and "agent_contracts"."status" = 'V' and "agent_contracts"."effective_from" is not null;