CREATE INDEX "wallet_transactions_age" ON "wallet_transactions" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "protection_sums_age" ON "protection_sums" USING btree ("quarter");