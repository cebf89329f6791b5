ALTER TABLE "daily_figures" ADD COLUMN "dividends" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_figures" ADD COLUMN "daily_salaries" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_figures" ADD COLUMN "hourly_salaries" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_figures" ADD COLUMN "dividends" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_figures" ADD COLUMN "daily_salaries" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_figures" ADD COLUMN "hourly_salaries" bigint DEFAULT 0 NOT NULL;