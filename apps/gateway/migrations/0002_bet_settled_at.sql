ALTER TABLE "wallet_transactions" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
-- Which bet an earlier win answered was not kept: all bets of its round up to then count as answered.
UPDATE "wallet_transactions" bet SET "settled_at" = win."answered_at"
FROM (
  SELECT "customer_id", "provider", "round_id", max("created_at") AS "answered_at"
  FROM "wallet_transactions" WHERE "kind" = 'win' GROUP BY 1, 2, 3
) win
WHERE bet."kind" = 'bet' AND bet."rolled_back_at" IS NULL AND bet."created_at" <= win."answered_at"
  AND (bet."customer_id", bet."provider", bet."round_id") = (win."customer_id", win."provider", win."round_id");
