ALTER TABLE "trusted_ips" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "trusted_ips_used" ON "trusted_ips" USING btree ("last_used_at");--> statement-breakpoint
-- Whole IPv6 addresses are of before networks were kept, and no login is compared with them any more.
DELETE FROM "trusted_ips" WHERE "ip" LIKE '%:%' AND "ip" NOT LIKE '%/64';
