CREATE TABLE "bank_cards" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"holder_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_at" timestamp with time zone,
	CONSTRAINT "bank_cards_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"reason" text,
	"state" text NOT NULL,
	"channel_id" text,
	"content_code" text,
	"expires_at" timestamp with time zone,
	"turnover" bigint DEFAULT 0 NOT NULL,
	"promotion_id" text,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"bonus_turnover" bigint DEFAULT 0 NOT NULL,
	"turnover_met_at" timestamp with time zone,
	CONSTRAINT "deposits_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "deposits_bonus" CHECK ("deposits"."bonus" >= 0 and "deposits"."bonus_turnover" >= 0)
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proofs_customer_id_id_pk" PRIMARY KEY("customer_id","id")
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
	"reason" text,
	"state" text NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"bank_code" text,
	"account_number" text,
	"holder_name" text,
	"checked_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"receipt_due_at" timestamp with time zone,
	"receipt" text,
	"receipt_at" timestamp with time zone,
	"received_amount" bigint,
	CONSTRAINT "withdrawals_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "withdrawals_fee" CHECK ("withdrawals"."fee" >= 0 and "withdrawals"."fee" < "withdrawals"."amount"),
	CONSTRAINT "withdrawals_received" CHECK ("withdrawals"."received_amount" between 0 and "withdrawals"."amount")
);
--> statement-breakpoint
CREATE TABLE "agent_contracts" (
	"downline_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"upline_id" uuid NOT NULL,
	"type" text NOT NULL,
	"product_type" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "agent_contracts_downline_id_id_pk" PRIMARY KEY("downline_id","id")
);
--> statement-breakpoint
CREATE TABLE "agent_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" uuid NOT NULL,
	"customer_id" uuid,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"skype" text NOT NULL,
	"qq" text NOT NULL,
	"telegram" text NOT NULL,
	"extra_information" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_applications_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" uuid NOT NULL,
	"customer_id" uuid,
	"question_type" text NOT NULL,
	"content" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedbacks_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
CREATE TABLE "favorite_games" (
	"customer_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_games_customer_id_node_id_pk" PRIMARY KEY("customer_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"customer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"round_id" text NOT NULL,
	"game_id" text NOT NULL,
	"vendor_type" text,
	"currency" text NOT NULL,
	"bet_total" bigint DEFAULT 0 NOT NULL,
	"win_total" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "game_rounds_customer_id_provider_game_id_round_id_pk" PRIMARY KEY("customer_id","provider","game_id","round_id"),
	CONSTRAINT "game_rounds_totals" CHECK ("game_rounds"."bet_total" >= 0 and "game_rounds"."win_total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"customer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"session_hash" text NOT NULL,
	"provider" text NOT NULL,
	"game_id" text NOT NULL,
	"room_id" text,
	"wallet" text DEFAULT 'main' NOT NULL,
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
CREATE TABLE "pvp_rooms" (
	"room_id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"name_vi" text NOT NULL,
	"name_en" text NOT NULL,
	"min_stake" bigint NOT NULL,
	"max_stake" bigint NOT NULL,
	"min_balance" bigint NOT NULL,
	"seats" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "pvp_rooms_stakes" CHECK ("pvp_rooms"."min_stake" > 0 and "pvp_rooms"."max_stake" >= "pvp_rooms"."min_stake"),
	CONSTRAINT "pvp_rooms_entry" CHECK ("pvp_rooms"."min_balance" >= "pvp_rooms"."min_stake" and "pvp_rooms"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_transactions" (
	"customer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"request_hash" text NOT NULL,
	"round_id" text NOT NULL,
	"game_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"balance_after" bigint NOT NULL,
	"rolled_back_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"ends_round" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_transactions_customer_id_provider_transaction_id_pk" PRIMARY KEY("customer_id","provider","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "jackpot_pots" (
	"level" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "jackpot_pots_amount" CHECK ("jackpot_pots"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "jackpot_rounds" (
	"round_key" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"given" bigint NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_draws" (
	"lottery" text NOT NULL,
	"period" text NOT NULL,
	"numbers" jsonb NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lottery_draws_lottery_period_pk" PRIMARY KEY("lottery","period")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title_vi" text NOT NULL,
	"title_en" text NOT NULL,
	"content_vi" text NOT NULL,
	"content_en" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "messages_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"group_name" text,
	"title_vi" text NOT NULL,
	"title_en" text NOT NULL,
	"content_vi" text NOT NULL,
	"content_en" text NOT NULL,
	"link" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
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
	"mobile" text,
	"mobile_proved_at" timestamp with time zone,
	"email" text,
	"email_proved_at" timestamp with time zone,
	"real_name" text,
	"player_key" text,
	"address_key" text,
	"computer_hash" text,
	"password_hash" text NOT NULL,
	"password_expired" boolean DEFAULT false NOT NULL,
	"is_password_default" boolean DEFAULT false NOT NULL,
	"fund_password_hash" text,
	"totp_secret" text,
	"totp_pending" text,
	"totp_last_step" integer,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"is_free_play" boolean DEFAULT false NOT NULL,
	"trusted_ips_only" boolean DEFAULT false NOT NULL,
	"upline_id" uuid,
	"language" text DEFAULT 'vi' NOT NULL,
	"register_method" text,
	"register_domain" text,
	"register_url" text,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"age_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "login_challenges" (
	"customer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"must_change_password" boolean NOT NULL,
	"without" text,
	"binds_ticket" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_challenges_customer_id_token_hash_pk" PRIMARY KEY("customer_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"customer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
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
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trusted_ips_customer_id_ip_pk" PRIMARY KEY("customer_id","ip")
);
--> statement-breakpoint
CREATE TABLE "social_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"proof" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"customer_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"bound_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identities_one_per_issuer" PRIMARY KEY("customer_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "social_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"title" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_bodies" (
	"hash" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_codes_recipient_purpose_pk" PRIMARY KEY("recipient","purpose")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"entry_seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_customer_id_kind_currency_pk" PRIMARY KEY("customer_id","kind","currency"),
	CONSTRAINT "accounts_no_overdraft" CHECK ("accounts"."balance" >= 0 or ("accounts"."kind" not in ('main', 'pendingWithdrawal') and "accounts"."kind" not like 'vendor:%')),
	CONSTRAINT "accounts_safe_integer" CHECK ("accounts"."balance" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" in ('main', 'pendingWithdrawal', 'games', 'cashier', 'sandboxCredit', 'adjustment', 'fees', 'transfers', 'promotions') or "accounts"."kind" ~ '^vendor:[A-Z0-9]{1,20}$')
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
CREATE TABLE "live_processes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alive_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_streams" (
	"customer_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"place" integer NOT NULL,
	"process_id" uuid NOT NULL,
	CONSTRAINT "live_streams_customer_id_session_hash_place_pk" PRIMARY KEY("customer_id","session_hash","place")
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
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_customer_id_transaction_id_ledger_transactions_customer_id_id_fk" FOREIGN KEY ("customer_id","transaction_id") REFERENCES "public"."ledger_transactions"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_account_unique" ON "bank_cards" USING btree ("bank_code","account_number");--> statement-breakpoint
CREATE INDEX "deposits_due" ON "deposits" USING btree ("due_at") WHERE "deposits"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deposits_expiring" ON "deposits" USING btree ("expires_at") WHERE "deposits"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deposits_newest" ON "deposits" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposits_turnover" ON "deposits" USING btree ("customer_id","settled_at") WHERE "deposits"."turnover_met_at" is null and "deposits"."state" = 'credited';--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_content_code" ON "deposits" USING btree ("content_code");--> statement-breakpoint
CREATE INDEX "proofs_order" ON "proofs" USING btree ("customer_id","order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_day" ON "withdrawals" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("due_at") WHERE "withdrawals"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "agent_contracts_upline" ON "agent_contracts" USING btree ("upline_id") WHERE "agent_contracts"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contracts_waiting" ON "agent_contracts" USING btree ("downline_id","type","product_type") WHERE "agent_contracts"."ended_at" is null and "agent_contracts"."status" in ('P', 'E');--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contracts_valid" ON "agent_contracts" USING btree ("downline_id","type","product_type") WHERE "agent_contracts"."ended_at" is null and "agent_contracts"."status" = 'V';--> statement-breakpoint
CREATE INDEX "game_rounds_opened" ON "game_rounds" USING btree ("customer_id","opened_at");--> statement-breakpoint
CREATE INDEX "game_rounds_by_game" ON "game_rounds" USING btree ("customer_id","game_id","opened_at");--> statement-breakpoint
CREATE INDEX "game_rounds_by_type" ON "game_rounds" USING btree ("customer_id","vendor_type","opened_at");--> statement-breakpoint
CREATE INDEX "game_rounds_open" ON "game_rounds" USING btree ("customer_id","game_id") WHERE "game_rounds"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "game_rounds_big_wins" ON "game_rounds" USING btree ("ended_at" DESC NULLS LAST) WHERE "game_rounds"."win_total" >= 10 * "game_rounds"."bet_total" and "game_rounds"."win_total" > 0;--> statement-breakpoint
CREATE INDEX "game_sessions_token" ON "game_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "game_sessions_session" ON "game_sessions" USING btree ("customer_id","session_hash");--> statement-breakpoint
CREATE INDEX "game_sessions_recent" ON "game_sessions" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "game_sessions_open" ON "game_sessions" USING btree ("created_at") WHERE "game_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "game_sessions_seats" ON "game_sessions" USING btree ("created_at") WHERE "game_sessions"."room_id" is not null and "game_sessions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "games_node" ON "games" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "games_popular" ON "games" USING btree ("popularity" DESC NULLS LAST,"game_id");--> statement-breakpoint
CREATE INDEX "games_popular_type" ON "games" USING btree ("vendor_type","popularity" DESC NULLS LAST,"game_id");--> statement-breakpoint
CREATE INDEX "games_popular_category" ON "games" USING btree ("category","popularity" DESC NULLS LAST,"game_id");--> statement-breakpoint
CREATE INDEX "wallet_transactions_round" ON "wallet_transactions" USING btree ("customer_id","provider","round_id");--> statement-breakpoint
CREATE INDEX "lottery_draws_newest" ON "lottery_draws" USING btree ("lottery","drawn_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("customer_id") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("type","group_name","starts_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "customers_account_unique" ON "customers" USING btree (lower("account"));--> statement-breakpoint
CREATE UNIQUE INDEX "customers_mobile_unique" ON "customers" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email_unique" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_player_unique" ON "customers" USING btree ("player_key");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_address_unique" ON "customers" USING btree ("address_key");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_computer_unique" ON "customers" USING btree ("computer_hash");--> statement-breakpoint
CREATE INDEX "customers_downline" ON "customers" USING btree ("upline_id",lower("account") text_pattern_ops) WHERE "customers"."upline_id" is not null;--> statement-breakpoint
CREATE INDEX "login_attempts_recent" ON "login_attempts" USING btree ("customer_id","at");--> statement-breakpoint
CREATE INDEX "login_attempts_at" ON "login_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "login_challenges_token" ON "login_challenges" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree (least("ended_at", "expires_at"));--> statement-breakpoint
CREATE INDEX "trusted_ips_used" ON "trusted_ips" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "social_attempts_expires" ON "social_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_identities_subject" ON "social_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "social_tickets_expires" ON "social_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempt_counters_resets" ON "attempt_counters" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "seen_bodies_seen" ON "seen_bodies" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "verification_codes_expires" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("customer_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_few" ON "ledger_transactions" USING btree ("customer_id","kind","created_at") WHERE "ledger_transactions"."kind" not in ('bet', 'win');--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_outbox_created" ON "live_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_streams_process" ON "live_streams" USING btree ("process_id");--> statement-breakpoint
CREATE INDEX "sandbox_messages_created" ON "sandbox_messages" USING btree ("created_at");