CREATE TABLE "jobs" (
	"kind" text NOT NULL,
	"bucket" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease" uuid,
	"again_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"dead_at" timestamp with time zone,
	CONSTRAINT "jobs_kind_bucket_pk" PRIMARY KEY("kind","bucket")
);
--> statement-breakpoint
DROP INDEX "deposits_due";--> statement-breakpoint
DROP INDEX "deposits_expiring";--> statement-breakpoint
DROP INDEX "withdrawals_due";--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at") WHERE "jobs"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("dead_at") WHERE "jobs"."dead_at" is not null;--> statement-breakpoint
-- Orders of before the queue get their jobs.
INSERT INTO "jobs" ("kind", "bucket", "due_at")
SELECT 'cashier.deposit', "customer_id" || '/' || "id", least("due_at", "expires_at") FROM "deposits"
WHERE "state" = 'waiting' AND least("due_at", "expires_at") IS NOT NULL;
--> statement-breakpoint
INSERT INTO "jobs" ("kind", "bucket", "due_at")
SELECT 'cashier.withdrawal', "customer_id" || '/' || "id", "due_at" FROM "withdrawals" WHERE "settled_at" IS NULL AND "due_at" IS NOT NULL;
