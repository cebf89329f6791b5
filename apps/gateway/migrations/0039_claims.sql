CREATE TABLE "claims" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"customer_id" uuid NOT NULL,
	CONSTRAINT "claims_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
-- Values that accounts have now. The indexes that held them so far are dropped below, so that each value is there once.
INSERT INTO "claims" ("kind", "value", "customer_id")
	SELECT v.kind, v.value, c.id FROM "customers" c
	CROSS JOIN LATERAL (VALUES ('account', lower(c.account)), ('mobile', c.mobile), ('email', c.email), ('player', c.player_key),
		('address', c.address_key), ('computer', c.computer_hash)) AS v (kind, value) WHERE v.value IS NOT NULL
	UNION ALL
	(SELECT DISTINCT ON (opened_mobile) 'openedMobile', opened_mobile, id FROM "customers" WHERE opened_mobile IS NOT NULL ORDER BY opened_mobile, created_at DESC)
	UNION ALL SELECT 'bankCard', bank_code || ' ' || account_number, customer_id FROM "bank_cards"
	UNION ALL SELECT 'contentCode', content_code, customer_id FROM "deposits" WHERE content_code IS NOT NULL
	UNION ALL SELECT 'referralCode', code, customer_id FROM "referral_codes"
	UNION ALL SELECT 'social', issuer || ' ' || subject, customer_id FROM "social_identities";
--> statement-breakpoint
DROP INDEX "bank_cards_account_unique";--> statement-breakpoint
DROP INDEX "deposits_content_code";--> statement-breakpoint
DROP INDEX "referral_codes_customer";--> statement-breakpoint
DROP INDEX "referrals_friend";--> statement-breakpoint
DROP INDEX "customers_account_unique";--> statement-breakpoint
DROP INDEX "customers_mobile_unique";--> statement-breakpoint
DROP INDEX "customers_email_unique";--> statement-breakpoint
DROP INDEX "customers_player_unique";--> statement-breakpoint
DROP INDEX "customers_address_unique";--> statement-breakpoint
DROP INDEX "customers_computer_unique";--> statement-breakpoint
DROP INDEX "customers_opened_mobile";--> statement-breakpoint
DROP INDEX "social_identities_subject";--> statement-breakpoint
DROP INDEX "leaderboard_results_rank";--> statement-breakpoint
ALTER TABLE "referral_codes" DROP CONSTRAINT "referral_codes_pkey";--> statement-breakpoint
ALTER TABLE "referral_codes" ADD PRIMARY KEY ("customer_id");--> statement-breakpoint
CREATE INDEX "leaderboard_results_rank" ON "leaderboard_results" USING btree ("period","starts_on","rank");