DROP INDEX "wallet_transactions_open_bets";--> statement-breakpoint
CREATE INDEX "wallet_transactions_round" ON "wallet_transactions" USING btree ("customer_id","provider","round_id");