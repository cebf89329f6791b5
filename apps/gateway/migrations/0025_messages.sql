CREATE TABLE "messages" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title_vi" text NOT NULL,
	"title_en" text NOT NULL,
	"content_vi" text NOT NULL,
	"content_en" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "messages_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("customer_id") WHERE "messages"."read_at" is null;