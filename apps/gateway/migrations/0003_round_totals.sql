ALTER TABLE "wallet_transactions" ADD COLUMN "game_id" text;--> statement-breakpoint
UPDATE "wallet_transactions" t SET "game_id" = r."game_id" FROM "game_rounds" r
WHERE (t."customer_id", t."provider", t."round_id") = (r."customer_id", r."provider", r."round_id");--> statement-breakpoint
ALTER TABLE "wallet_transactions" ALTER COLUMN "game_id" SET NOT NULL;--> statement-breakpoint
-- A win answers all bets that its round had by then; until now only the bet that it named was marked.
UPDATE "wallet_transactions" bet SET "settled_at" = win."answered_at"
FROM (
  SELECT "customer_id", "provider", "round_id", max("created_at") AS "answered_at"
  FROM "wallet_transactions" WHERE "kind" = 'win' GROUP BY 1, 2, 3
) win
WHERE bet."kind" = 'bet' AND bet."settled_at" IS NULL AND bet."rolled_back_at" IS NULL AND bet."created_at" <= win."answered_at"
  AND (bet."customer_id", bet."provider", bet."round_id") = (win."customer_id", win."provider", win."round_id");--> statement-breakpoint
-- A rollback that named another round than its bet's took the stake from that one's total.
UPDATE "game_rounds" r SET "bet_total" = t."stakes"
FROM (
  SELECT "customer_id", "provider", "round_id", coalesce(sum("amount") FILTER (WHERE "kind" = 'bet' AND "rolled_back_at" IS NULL), 0) AS "stakes"
  FROM "wallet_transactions" GROUP BY 1, 2, 3
) t
WHERE r."bet_total" <> t."stakes" AND (r."customer_id", r."provider", r."round_id") = (t."customer_id", t."provider", t."round_id");--> statement-breakpoint
CREATE INDEX "wallet_transactions_open_bets" ON "wallet_transactions" USING btree ("customer_id","provider","round_id") WHERE "wallet_transactions"."kind" = 'bet' and "wallet_transactions"."settled_at" is null and "wallet_transactions"."rolled_back_at" is null;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_totals" CHECK ("game_rounds"."bet_total" >= 0 and "game_rounds"."win_total" >= 0);
