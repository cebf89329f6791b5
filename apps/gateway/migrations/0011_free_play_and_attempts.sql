CREATE TABLE "login_attempts" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "login_attempts_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "is_free_play" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "login_attempts_recent" ON "login_attempts" USING btree ("customer_id","at");--> statement-breakpoint
CREATE INDEX "login_attempts_at" ON "login_attempts" USING btree ("at");