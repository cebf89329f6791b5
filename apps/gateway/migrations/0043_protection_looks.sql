CREATE TABLE "protection_looks" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Who has set a limit before has answered.
INSERT INTO "protection_looks" ("customer_id", "looked_at")
SELECT "customer_id", max("set_at") FROM "protection_limits" GROUP BY "customer_id";
