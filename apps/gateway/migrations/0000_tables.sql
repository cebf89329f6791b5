CREATE TABLE "deposits" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"state" text NOT NULL,
	CONSTRAINT "deposits_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"state" text NOT NULL,
	CONSTRAINT "withdrawals_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"nickname" text NOT NULL,
	"type" integer NOT NULL,
	"is_agent" integer DEFAULT 0 NOT NULL,
	"to_upline" integer DEFAULT 0 NOT NULL,
	"icon_id" integer DEFAULT 0 NOT NULL,
	"is_legion_master" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"password_expired" boolean DEFAULT false NOT NULL,
	"fund_password_hash" text,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"trusted_ips_only" boolean DEFAULT false NOT NULL,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"upline_id" uuid,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"age_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"customer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "sessions_customer_id_token_hash_pk" PRIMARY KEY("customer_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "trusted_ips" (
	"customer_id" uuid NOT NULL,
	"ip" text NOT NULL,
	CONSTRAINT "trusted_ips_customer_id_ip_pk" PRIMARY KEY("customer_id","ip")
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"customer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"round_id" text NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"bet_total" bigint DEFAULT 0 NOT NULL,
	"win_total" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "game_rounds_customer_id_provider_round_id_pk" PRIMARY KEY("customer_id","provider","round_id")
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"customer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"session_hash" text NOT NULL,
	"provider" text NOT NULL,
	"game_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "game_sessions_customer_id_token_hash_pk" PRIMARY KEY("customer_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"node_id" text NOT NULL,
	"vendor" text NOT NULL,
	"vassalage" text NOT NULL,
	"vendor_type" text NOT NULL,
	"category" text NOT NULL,
	"name_vi" text NOT NULL,
	"name_en" text NOT NULL,
	"popularity" integer NOT NULL,
	"is_hot" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"has_demo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_transactions" (
	"customer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"request_hash" text NOT NULL,
	"round_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"balance_after" bigint NOT NULL,
	"rolled_back_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_transactions_customer_id_provider_transaction_id_pk" PRIMARY KEY("customer_id","provider","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"entry_seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_customer_id_kind_currency_pk" PRIMARY KEY("customer_id","kind","currency"),
	CONSTRAINT "accounts_no_overdraft" CHECK ("accounts"."balance" >= 0 or "accounts"."kind" not in ('main', 'pendingWithdrawal')),
	CONSTRAINT "accounts_safe_integer" CHECK ("accounts"."balance" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('main', 'pendingWithdrawal', 'games', 'cashier', 'sandboxCredit', 'adjustment'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"transaction_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_customer_id_kind_currency_seq_pk" PRIMARY KEY("customer_id","kind","currency","seq"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"customer_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
CREATE TABLE "live_cursors" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_outbox" (
	"customer_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_outbox_customer_id_seq_pk" PRIMARY KEY("customer_id","seq")
);
--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_customer_id_transaction_id_ledger_transactions_customer_id_id_fk" FOREIGN KEY ("customer_id","transaction_id") REFERENCES "public"."ledger_transactions"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_due" ON "deposits" USING btree ("due_at") WHERE "deposits"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "withdrawals_day" ON "withdrawals" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("due_at") WHERE "withdrawals"."state" = 'submitted';--> statement-breakpoint
CREATE UNIQUE INDEX "customers_account_unique" ON "customers" USING btree (lower("account"));--> statement-breakpoint
CREATE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "game_rounds_opened" ON "game_rounds" USING btree ("customer_id","opened_at");--> statement-breakpoint
CREATE INDEX "game_sessions_token" ON "game_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "game_sessions_session" ON "game_sessions" USING btree ("customer_id","session_hash");--> statement-breakpoint
CREATE INDEX "games_popular" ON "games" USING btree ("popularity" DESC NULLS LAST,"game_id");--> statement-breakpoint
CREATE INDEX "games_popular_type" ON "games" USING btree ("vendor_type","popularity" DESC NULLS LAST,"game_id");--> statement-breakpoint
CREATE INDEX "games_popular_category" ON "games" USING btree ("category","popularity" DESC NULLS LAST,"game_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("customer_id","transaction_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_outbox_created" ON "live_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_messages_created" ON "sandbox_messages" USING btree ("created_at");