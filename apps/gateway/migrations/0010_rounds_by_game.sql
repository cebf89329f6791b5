ALTER TABLE "game_rounds" DROP CONSTRAINT "game_rounds_customer_id_provider_round_id_pk";--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_customer_id_provider_game_id_round_id_pk" PRIMARY KEY("customer_id","provider","game_id","round_id");--> statement-breakpoint
-- Two games' rounds of one name shared a row, under the game that came first, and a rollback before its bet left a row of nothing.
INSERT INTO "game_rounds" AS r ("customer_id", "provider", "game_id", "round_id", "currency", "bet_total", "win_total", "opened_at")
SELECT "customer_id", "provider", "game_id", "round_id", "currency",
  coalesce(sum("amount") FILTER (WHERE "kind" = 'bet' AND "rolled_back_at" IS NULL), 0),
  coalesce(sum("amount") FILTER (WHERE "kind" = 'win'), 0), min("created_at")
FROM "wallet_transactions" WHERE "kind" IN ('bet', 'win') AND "amount" > 0 GROUP BY 1, 2, 3, 4, 5
ON CONFLICT ("customer_id", "provider", "game_id", "round_id") DO UPDATE SET
  "bet_total" = excluded."bet_total", "win_total" = excluded."win_total"
  WHERE (r."bet_total", r."win_total") <> (excluded."bet_total", excluded."win_total");--> statement-breakpoint
DELETE FROM "game_rounds" r WHERE NOT EXISTS (
  SELECT FROM "wallet_transactions" t
  WHERE t."kind" = 'bet' AND t."amount" > 0
    AND (t."customer_id", t."provider", t."game_id", t."round_id") = (r."customer_id", r."provider", r."game_id", r."round_id"));
