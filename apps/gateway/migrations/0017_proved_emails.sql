ALTER TABLE "customers" ADD COLUMN "email_proved_at" timestamp with time zone;--> statement-breakpoint
-- Of the addresses that were there before, these were proved: the registration by phone asks for none, so that a code has bound them.
UPDATE "customers" SET "email_proved_at" = "created_at" WHERE "email" IS NOT NULL AND "account" ~ '^[0-9]';--> statement-breakpoint
-- So are those of the sandbox, whose messages come to the outbox.
UPDATE "customers" SET "email_proved_at" = "created_at" WHERE "account" IN ('member01', 'agent01', 'master01', 'trial01', 'expired01', 'newip01') AND "email" = "account" || '@baize.example';--> statement-breakpoint
-- Who checks new addresses, or is asked as everybody is, and has no other way to verify has chosen the e-mail for it, and would be locked out or let in unasked.
UPDATE "customers" SET "email_proved_at" = "created_at" WHERE ("trusted_ips_only" OR EXISTS (SELECT 1 FROM "settings" WHERE "name" = 'portal' AND "value" ->> 'secondFactorForAll' = 'true')) AND "email" IS NOT NULL AND "mobile_proved_at" IS NULL AND "real_name" IS NULL AND "totp_secret" IS NULL;--> statement-breakpoint
-- The same of the phone where everybody is asked, which 0015 has passed over. Only of accounts that are older than 0016: what was typed later was never a way.
UPDATE "customers" SET "mobile_proved_at" = "created_at" WHERE EXISTS (SELECT 1 FROM "settings" WHERE "name" = 'portal' AND "value" ->> 'secondFactorForAll' = 'true') AND "register_method" IS NULL AND "mobile" IS NOT NULL AND "mobile_proved_at" IS NULL AND "email_proved_at" IS NULL AND "real_name" IS NULL AND "totp_secret" IS NULL;
