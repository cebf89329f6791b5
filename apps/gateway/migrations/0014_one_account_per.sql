ALTER TABLE "customers" ADD COLUMN "player_key" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "address_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_player_unique" ON "customers" USING btree ("player_key");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_address_unique" ON "customers" USING btree ("address_key");