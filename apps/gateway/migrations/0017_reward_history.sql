DROP INDEX "promotion_entries_newest";--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
CREATE INDEX "promotion_entries_newest" ON "promotion_entries" USING btree ("customer_id","created_at","id");