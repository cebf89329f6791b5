CREATE TABLE "attempt_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_codes_recipient_purpose_pk" PRIMARY KEY("recipient","purpose")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "real_name" text;--> statement-breakpoint
-- Contacts of those who registered before: of several that gave the same one, the first keeps it.
UPDATE "customers" c SET "email" = f."email" FROM (
  SELECT DISTINCT ON (lower("profile"->>'email')) "id", lower("profile"->>'email') AS "email" FROM "customers"
  WHERE "profile"->>'email' <> '' ORDER BY lower("profile"->>'email'), "created_at"
) f WHERE f."id" = c."id";--> statement-breakpoint
UPDATE "customers" c SET "mobile" = f."mobile" FROM (
  SELECT DISTINCT ON (ltrim("profile"->>'mobileNum', '0')) "id", '+84' || ltrim("profile"->>'mobileNum', '0') AS "mobile" FROM "customers"
  WHERE "profile"->>'mobileNum' ~ '^0?[35789][0-9]{8}$' ORDER BY ltrim("profile"->>'mobileNum', '0'), "created_at"
) f WHERE f."id" = c."id";--> statement-breakpoint
CREATE INDEX "attempt_counters_resets" ON "attempt_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "verification_codes_expires" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_mobile_unique" ON "customers" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email_unique" ON "customers" USING btree ("email");