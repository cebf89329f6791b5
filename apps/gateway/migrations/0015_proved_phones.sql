ALTER TABLE "customers" ADD COLUMN "mobile_proved_at" timestamp with time zone;--> statement-breakpoint
-- Of the phones that were there before, these were proved: accounts that a code by SMS opened bear the phone as their name.
UPDATE "customers" SET "mobile_proved_at" = "created_at" WHERE "mobile" = '+' || "account";--> statement-breakpoint
-- So are those of the sandbox, whose messages come to the outbox.
UPDATE "customers" SET "mobile_proved_at" = "created_at" WHERE "account" IN ('member01', 'agent01', 'master01', 'trial01', 'expired01', 'newip01') AND "email" = "account" || '@baize.example';--> statement-breakpoint
-- Who checks new addresses and has no other way to verify has chosen the phone for it, and would be locked out.
UPDATE "customers" SET "mobile_proved_at" = "created_at" WHERE "trusted_ips_only" AND "mobile" IS NOT NULL AND "email" IS NULL AND "real_name" IS NULL AND "totp_secret" IS NULL;
