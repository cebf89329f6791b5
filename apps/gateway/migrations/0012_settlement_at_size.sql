DROP INDEX "contract_bills_to_pay";--> statement-breakpoint
DROP INDEX "counted_figures_period";--> statement-breakpoint
DROP INDEX "sealed_figures_unbilled";--> statement-breakpoint
ALTER TABLE "settlement_periods" ADD COLUMN "settles_dividends" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_periods" ADD COLUMN "counted_to" uuid;--> statement-breakpoint
CREATE INDEX "sealed_figures_oldest" ON "sealed_figures" USING btree ("begins_at");--> statement-breakpoint
CREATE INDEX "daily_figures_day" ON "daily_figures" USING btree ("day");--> statement-breakpoint
CREATE INDEX "team_figures_day" ON "team_figures" USING btree ("day");--> statement-breakpoint
CREATE INDEX "contract_bills_to_pay" ON "contract_bills" USING btree ("kind","begins_at","upline_id","customer_id","contract_id") WHERE "contract_bills"."state" = 'open';--> statement-breakpoint
CREATE INDEX "counted_figures_period" ON "counted_figures" USING btree ("counted_from","customer_id");--> statement-breakpoint
CREATE INDEX "sealed_figures_unbilled" ON "sealed_figures" USING btree ("kind","begins_at","customer_id","contract_id") WHERE "sealed_figures"."billed_at" is null;