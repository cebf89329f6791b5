ALTER TABLE "game_rounds" ADD COLUMN "vendor_type" text;--> statement-breakpoint
-- A round says its vendor's type itself: those of a game that is in the catalogue no more had none before either.
UPDATE "game_rounds" r SET "vendor_type" = g."vendor_type" FROM "games" g WHERE g."game_id" = r."game_id";--> statement-breakpoint
CREATE INDEX "game_rounds_by_type" ON "game_rounds" USING btree ("customer_id","vendor_type","opened_at");