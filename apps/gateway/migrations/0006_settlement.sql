CREATE TABLE "contract_bills" (
	"customer_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"product_type" text DEFAULT '' NOT NULL,
	"upline_id" uuid,
	"inputs" jsonb NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "contract_bills_customer_id_contract_id_begins_at_pk" PRIMARY KEY("customer_id","contract_id","begins_at"),
	CONSTRAINT "contract_bills_paid" CHECK ("contract_bills"."paid" between 0 and "contract_bills"."amount")
);
--> statement-breakpoint
CREATE TABLE "counted_figures" (
	"customer_id" uuid NOT NULL,
	"counted_from" timestamp with time zone NOT NULL,
	"vendor_type" text NOT NULL,
	"bet" bigint DEFAULT 0 NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "counted_figures_customer_id_counted_from_vendor_type_pk" PRIMARY KEY("customer_id","counted_from","vendor_type")
);
--> statement-breakpoint
CREATE TABLE "sealed_figures" (
	"customer_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"bet" bigint DEFAULT 0 NOT NULL,
	"net_loss" bigint DEFAULT 0 NOT NULL,
	"active_members" bigint DEFAULT 0 NOT NULL,
	"loss_bets" bigint DEFAULT 0 NOT NULL,
	"profit_bets" bigint DEFAULT 0 NOT NULL,
	"billed_at" timestamp with time zone,
	CONSTRAINT "sealed_figures_customer_id_contract_id_begins_at_pk" PRIMARY KEY("customer_id","contract_id","begins_at")
);
--> statement-breakpoint
CREATE TABLE "settlement_periods" (
	"kind" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sealed_at" timestamp with time zone,
	CONSTRAINT "settlement_periods_kind_begins_at_pk" PRIMARY KEY("kind","begins_at"),
	CONSTRAINT "settlement_periods_length" CHECK ("settlement_periods"."ends_at" > "settlement_periods"."begins_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contract_bills_id" ON "contract_bills" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "contract_bills_newest" ON "contract_bills" USING btree ("customer_id","begins_at","id");--> statement-breakpoint
CREATE INDEX "contract_bills_of_payer" ON "contract_bills" USING btree ("upline_id","begins_at","id");--> statement-breakpoint
CREATE INDEX "contract_bills_to_pay" ON "contract_bills" USING btree ("kind","begins_at","upline_id") WHERE "contract_bills"."state" = 'open';--> statement-breakpoint
CREATE INDEX "counted_figures_period" ON "counted_figures" USING btree ("counted_from");--> statement-breakpoint
CREATE INDEX "sealed_figures_unbilled" ON "sealed_figures" USING btree ("kind","begins_at") WHERE "sealed_figures"."billed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_periods_open" ON "settlement_periods" USING btree ("kind") WHERE "settlement_periods"."sealed_at" is null;