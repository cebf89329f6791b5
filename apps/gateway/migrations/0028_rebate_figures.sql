ALTER TABLE "daily_figures" ADD COLUMN "rebates" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_figures" ADD COLUMN "rebates" bigint DEFAULT 0 NOT NULL;