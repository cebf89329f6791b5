CREATE TABLE "rain_pieces" (
	"rain_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"amount" bigint NOT NULL,
	"customer_id" uuid,
	"caught_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	CONSTRAINT "rain_pieces_rain_id_slot_pk" PRIMARY KEY("rain_id","slot"),
	CONSTRAINT "rain_pieces_amount" CHECK ("rain_pieces"."amount" > 0),
	CONSTRAINT "rain_pieces_caught" CHECK (("rain_pieces"."customer_id" is null) = ("rain_pieces"."caught_at" is null)),
	CONSTRAINT "rain_pieces_end" CHECK ("rain_pieces"."customer_id" is null or "rain_pieces"."returned_at" is null)
);
--> statement-breakpoint
CREATE TABLE "rains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid,
	"title" jsonb NOT NULL,
	"pool" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"least" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"every_minutes" integer,
	"wagering" jsonb NOT NULL,
	"days_to_wager" integer NOT NULL,
	"split_sum" bigint NOT NULL,
	"split_pieces" integer NOT NULL,
	"settled_at" timestamp with time zone,
	"returned" bigint,
	CONSTRAINT "rains_split" CHECK ("rains"."split_sum" = "rains"."pool" and "rains"."split_pieces" = "rains"."pieces"),
	CONSTRAINT "rains_pool" CHECK ("rains"."least" > 0 and "rains"."pieces" > 0 and "rains"."pool" >= "rains"."pieces" * "rains"."least"),
	CONSTRAINT "rains_time" CHECK ("rains"."ends_at" > "rains"."starts_at"),
	CONSTRAINT "rains_returned" CHECK (("rains"."settled_at" is null) = ("rains"."returned" is null) and "rains"."returned" between 0 and "rains"."pool")
);
--> statement-breakpoint
CREATE INDEX "rain_pieces_free" ON "rain_pieces" USING btree ("rain_id","slot") WHERE "rain_pieces"."customer_id" is null and "rain_pieces"."returned_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rain_pieces_once" ON "rain_pieces" USING btree ("rain_id","customer_id");--> statement-breakpoint
CREATE INDEX "rains_by_time" ON "rains" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "rains_unsettled" ON "rains" USING btree ("ends_at") WHERE "rains"."settled_at" is null;