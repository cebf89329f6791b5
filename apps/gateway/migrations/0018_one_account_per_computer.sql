ALTER TABLE "customers" ADD COLUMN "computer_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_computer_unique" ON "customers" USING btree ("computer_hash");