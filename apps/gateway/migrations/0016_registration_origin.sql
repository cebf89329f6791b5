ALTER TABLE "customers" ADD COLUMN "register_method" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "register_domain" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "register_url" text;