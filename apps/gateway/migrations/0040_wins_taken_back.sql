ALTER TABLE "wallet_transactions" ADD COLUMN "ends_round" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A round and the win that ended it have one moment: both were the beginning of their transaction.
UPDATE "wallet_transactions" w SET "ends_round" = true FROM "game_rounds" r
  WHERE w."kind" = 'win' AND r."customer_id" = w."customer_id" AND r."provider" = w."provider" AND r."game_id" = w."game_id"
    AND r."round_id" = w."round_id" AND r."ended_at" = w."created_at";
