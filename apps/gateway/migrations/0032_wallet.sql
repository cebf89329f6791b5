CREATE TABLE "bank_cards" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"holder_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_at" timestamp with time zone,
	CONSTRAINT "bank_cards_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proofs_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
DROP INDEX "withdrawals_day";--> statement-breakpoint
DROP INDEX "withdrawals_due";--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "channel_id" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "content_code" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "turnover" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "turnover_met_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "bank_code" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "account_number" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "receipt_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "receipt" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "receipt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "received_amount" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_account_unique" ON "bank_cards" USING btree ("bank_code","account_number");--> statement-breakpoint
CREATE INDEX "proofs_order" ON "proofs" USING btree ("customer_id","order_id");--> statement-breakpoint
CREATE INDEX "deposits_expiring" ON "deposits" USING btree ("expires_at") WHERE "deposits"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deposits_newest" ON "deposits" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_turnover" ON "deposits" USING btree ("customer_id","settled_at") WHERE "deposits"."turnover_met_at" is null and "deposits"."state" = 'credited';--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_content_code" ON "deposits" USING btree ("content_code");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_day" ON "withdrawals" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("due_at") WHERE "withdrawals"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_fee" CHECK ("withdrawals"."fee" >= 0 and "withdrawals"."fee" < "withdrawals"."amount");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_received" CHECK ("withdrawals"."received_amount" between 0 and "withdrawals"."amount");