CREATE TABLE "ticket_stock" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"prize_id" text NOT NULL,
	"total" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ticket_stock_kind_version_prize_id_pk" PRIMARY KEY("kind","version","prize_id"),
	CONSTRAINT "ticket_stock_taken" CHECK ("ticket_stock"."taken" between 0 and "ticket_stock"."total")
);
--> statement-breakpoint
CREATE TABLE "ticket_tables" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"prizes" jsonb NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_tables_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" jsonb NOT NULL,
	"table_version" integer NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"drawn_id" text,
	"prize_id" text,
	"amount" bigint,
	CONSTRAINT "tickets_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "tickets_outcome" CHECK (("tickets"."opened_at" is null) = ("tickets"."drawn_id" is null) and ("tickets"."opened_at" is null) = ("tickets"."prize_id" is null) and ("tickets"."opened_at" is null) = ("tickets"."amount" is null)),
	CONSTRAINT "tickets_amount" CHECK ("tickets"."amount" >= 0)
);
--> statement-breakpoint
CREATE INDEX "tickets_unopened" ON "tickets" USING btree ("customer_id","expires_at","id") WHERE "tickets"."opened_at" is null;--> statement-breakpoint
CREATE INDEX "tickets_opened" ON "tickets" USING btree ("customer_id","opened_at","id") WHERE "tickets"."opened_at" is not null;