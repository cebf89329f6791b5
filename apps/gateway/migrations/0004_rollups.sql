CREATE TABLE "daily_figures" (
	"customer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"vendor_type" text DEFAULT '' NOT NULL,
	"rounds" bigint DEFAULT 0 NOT NULL,
	"bet" bigint DEFAULT 0 NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL,
	"fees" bigint DEFAULT 0 NOT NULL,
	"bonuses" bigint DEFAULT 0 NOT NULL,
	"transfers_in" bigint DEFAULT 0 NOT NULL,
	"transfers_out" bigint DEFAULT 0 NOT NULL,
	"wages" bigint DEFAULT 0 NOT NULL,
	"wages_paid" bigint DEFAULT 0 NOT NULL,
	"adjustments" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_figures_customer_id_day_vendor_type_pk" PRIMARY KEY("customer_id","day","vendor_type")
);
--> statement-breakpoint
CREATE TABLE "rollup_marks" (
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "rollup_marks_customer_id_kind_currency_seq_pk" PRIMARY KEY("customer_id","kind","currency","seq")
);
--> statement-breakpoint
CREATE TABLE "team_figures" (
	"customer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"vendor_type" text DEFAULT '' NOT NULL,
	"rounds" bigint DEFAULT 0 NOT NULL,
	"bet" bigint DEFAULT 0 NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"withdrawals" bigint DEFAULT 0 NOT NULL,
	"fees" bigint DEFAULT 0 NOT NULL,
	"bonuses" bigint DEFAULT 0 NOT NULL,
	"transfers_in" bigint DEFAULT 0 NOT NULL,
	"transfers_out" bigint DEFAULT 0 NOT NULL,
	"wages" bigint DEFAULT 0 NOT NULL,
	"wages_paid" bigint DEFAULT 0 NOT NULL,
	"adjustments" bigint DEFAULT 0 NOT NULL,
	"registrations" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_figures_customer_id_day_vendor_type_pk" PRIMARY KEY("customer_id","day","vendor_type")
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_kind";--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "is_rolled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "rolled_bet" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "rolled_win" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "upline_path" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "game_rounds_unrolled" ON "game_rounds" USING btree ("customer_id") WHERE case when ended_at is null then is_rolled
  else not is_rolled or rolled_bet <> bet_total or rolled_win <> win_total end;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_kind" CHECK ("accounts"."kind" ~ '^([a-z][A-Za-z]{1,30}|vendor:[A-Z0-9]{1,20})$');--> statement-breakpoint
-- As in 0001, and what the daily figures follow is marked: the house's side of all that is no bet and no win.
CREATE OR REPLACE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  LOOP
    UPDATE accounts a SET balance = a.balance + NEW.amount, entry_seq = a.entry_seq + 1
    WHERE a.customer_id = NEW.customer_id AND a.kind = NEW.kind AND a.currency = NEW.currency
    RETURNING a.balance, a.entry_seq INTO NEW.balance_after, NEW.seq;
    EXIT WHEN FOUND;
    -- The first entry opens the account; of two at once, one opens it and both then update.
    INSERT INTO accounts (customer_id, kind, currency) VALUES (NEW.customer_id, NEW.kind, NEW.currency)
    ON CONFLICT DO NOTHING;
  END LOOP;
  IF NEW.kind IN ('cashier', 'fees', 'promotions', 'sandboxCredit', 'transfers', 'wages', 'adjustment') THEN
    INSERT INTO rollup_marks (customer_id, kind, currency, seq) VALUES (NEW.customer_id, NEW.kind, NEW.currency, NEW.seq);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The agents above a customer. Of one who has a downline the upline stays, since the figures of all above it have been summed up.
CREATE FUNCTION customers_upline_path() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND EXISTS (SELECT FROM customers WHERE upline_id = NEW.id) THEN
    RAISE EXCEPTION 'customers: the upline of % stays, since he has a downline', NEW.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.upline_id IS NULL OR NEW.upline_id = NEW.id THEN
    NEW.upline_path := '{}';
  ELSE
    SELECT upline_path || id INTO NEW.upline_path FROM customers WHERE id = NEW.upline_id;
    NEW.upline_path := coalesce(NEW.upline_path, ARRAY[NEW.upline_id]);
  END IF;
  IF TG_OP = 'INSERT' AND NEW.upline_id IS NOT NULL THEN
    INSERT INTO rollup_marks (customer_id, kind, currency, seq) VALUES (NEW.id, 'registration', '', 0) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER customers_upline_path BEFORE INSERT OR UPDATE OF upline_id ON customers
FOR EACH ROW EXECUTE FUNCTION customers_upline_path();
--> statement-breakpoint
-- What was before: the paths, level by level, and a mark for each entry and registration. Rounds that ended are unrolled as they are.
WITH RECURSIVE tree AS (
  SELECT id, '{}'::uuid[] AS path FROM customers WHERE upline_id IS NULL OR upline_id = id
  UNION ALL
  SELECT c.id, tree.path || tree.id FROM customers c JOIN tree ON c.upline_id = tree.id AND c.id <> tree.id
)
UPDATE customers c SET upline_path = tree.path FROM tree WHERE tree.id = c.id AND tree.path <> '{}';
--> statement-breakpoint
INSERT INTO rollup_marks (customer_id, kind, currency, seq)
SELECT customer_id, kind, currency, seq FROM ledger_entries
WHERE kind IN ('cashier', 'fees', 'promotions', 'sandboxCredit', 'transfers', 'wages', 'adjustment')
UNION ALL SELECT id, 'registration', '', 0 FROM customers WHERE upline_id IS NOT NULL;
