-- In the order in which a posting takes them, so that neither is the other's victim. Postings wait until the end.
LOCK TABLE ledger_transactions, ledger_entries, accounts IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "credits" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "credits_after" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "credited_after" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What the entries so far come to: once, behind the triggers that refuse any change of history and of accounts.
ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only;
--> statement-breakpoint
UPDATE ledger_entries e SET credits_after = s.credits, credited_after = s.credited
FROM (
  SELECT customer_id, kind, currency, seq, count(*) FILTER (WHERE amount > 0) OVER running AS credits,
    coalesce(sum(amount) FILTER (WHERE amount > 0) OVER running, 0) AS credited
  FROM ledger_entries WINDOW running AS (PARTITION BY customer_id, kind, currency ORDER BY seq)
) s
WHERE (s.customer_id, s.kind, s.currency, s.seq) = (e.customer_id, e.kind, e.currency, e.seq) AND s.credits > 0;
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only;
--> statement-breakpoint
ALTER TABLE accounts DISABLE TRIGGER accounts_by_entries_only;
--> statement-breakpoint
UPDATE accounts a SET credits = e.credits_after, credited = e.credited_after
FROM ledger_entries e WHERE (e.customer_id, e.kind, e.currency, e.seq) = (a.customer_id, a.kind, a.currency, a.entry_seq);
--> statement-breakpoint
ALTER TABLE accounts ENABLE TRIGGER accounts_by_entries_only;
--> statement-breakpoint
-- As in 0004, and what raised the balance is counted and summed.
CREATE OR REPLACE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  LOOP
    UPDATE accounts a SET balance = a.balance + NEW.amount, entry_seq = a.entry_seq + 1,
      credits = a.credits + (NEW.amount > 0)::int, credited = a.credited + greatest(NEW.amount, 0)
    WHERE a.customer_id = NEW.customer_id AND a.kind = NEW.kind AND a.currency = NEW.currency
    RETURNING a.balance, a.entry_seq, a.credits, a.credited INTO NEW.balance_after, NEW.seq, NEW.credits_after, NEW.credited_after;
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
