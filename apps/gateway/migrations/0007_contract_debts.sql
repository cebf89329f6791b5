ALTER TABLE "contract_bills" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "contract_bills_owed" ON "contract_bills" USING btree ("upline_id","due_at") WHERE "contract_bills"."state" in ('part', 'refused');--> statement-breakpoint
CREATE INDEX "customers_frozen" ON "customers" USING btree ("frozen_at") WHERE "customers"."frozen_at" is not null;