ALTER TABLE "affiliate_codes" ADD COLUMN "kind" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "most_uses" integer;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "is_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "visits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "affiliate_code" text;--> statement-breakpoint
ALTER TABLE "team_figures" ADD COLUMN "active" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "affiliate_codes_owner" ON "affiliate_codes" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "customers_downline_newest" ON "customers" USING btree ("upline_id","created_at","id") WHERE "customers"."upline_id" is not null;--> statement-breakpoint
CREATE INDEX "customers_downline_login" ON "customers" USING btree ("upline_id",coalesce("last_login_at", 'epoch'::timestamptz),"id") WHERE "customers"."upline_id" is not null;--> statement-breakpoint
CREATE INDEX "customers_downline_agents" ON "customers" USING btree ("upline_id",lower("account") text_pattern_ops) WHERE upline_id is not null and (is_agent = 4 or type in (1, 2, 41, 42));