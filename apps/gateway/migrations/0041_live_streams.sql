CREATE TABLE "live_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alive_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_streams" (
	"customer_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"place" integer NOT NULL,
	"process_id" uuid NOT NULL,
	CONSTRAINT "live_streams_customer_id_session_hash_place_pk" PRIMARY KEY("customer_id","session_hash","place")
);
--> statement-breakpoint
CREATE INDEX "live_streams_process" ON "live_streams" USING btree ("process_id");