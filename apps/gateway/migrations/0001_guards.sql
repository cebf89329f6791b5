-- The ledger's promises, held by the database whatever a program does:
-- entries move balances and nothing else does; a batch of entries sums to nothing; history is never rewritten.
CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_apply_entry BEFORE INSERT ON ledger_entries
FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry();
--> statement-breakpoint
-- All entries of a transaction come in one statement, so the batch alone tells whether it balances.
CREATE FUNCTION ledger_check_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM batch GROUP BY customer_id, transaction_id, currency HAVING sum(amount) <> 0 OR count(*) < 2) THEN
    RAISE EXCEPTION 'ledger: the entries of a transaction must be two or more and sum to nothing per currency'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_check_batch AFTER INSERT ON ledger_entries
REFERENCING NEW TABLE AS batch FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_batch();
--> statement-breakpoint
CREATE FUNCTION ledger_check_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries e WHERE e.customer_id = NEW.customer_id AND e.transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger: transaction % has no entries', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_check_transaction AFTER INSERT ON ledger_transactions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_transaction();
--> statement-breakpoint
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger: % of % is refused, the ledger is append-only', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries
FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_truncate BEFORE TRUNCATE ON ledger_transactions
FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER accounts_no_delete BEFORE DELETE ON accounts
FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER accounts_no_truncate BEFORE TRUNCATE ON accounts
FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- Trigger depth is 0 for a statement of a program and 1 inside the trigger of an entry.
CREATE TRIGGER accounts_by_entries_only BEFORE INSERT OR UPDATE ON accounts
FOR EACH ROW WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- The player's own wallets: the main one, and what he has with each vendor.
CREATE FUNCTION is_wallet(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind = 'main' OR kind LIKE 'vendor:%'
$$;
--> statement-breakpoint
-- Volatile: inside a statement that moves money it reads what that statement has moved, and what others have committed
-- up to this moment.
CREATE FUNCTION sum_of_wallets(customer uuid, money text) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(balance), 0) FROM accounts WHERE customer_id = customer AND currency = money AND is_wallet(kind));
END $$;
--> statement-breakpoint
CREATE SEQUENCE order_numbers AS bigint MINVALUE 0 MAXVALUE 1099511627775 START 0 CYCLE;
--> statement-breakpoint
-- A bijection of 40 bits in four Feistel rounds: each number comes once, and neighbours tell nobody how many orders there are.
CREATE FUNCTION scatter_order_number(n bigint) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  high bigint := n >> 20;
  low bigint := n & 1048575;
  next_low bigint;
BEGIN
  FOREACH next_low IN ARRAY ARRAY[40503, 92821, 65537, 31337] LOOP
    next_low := high # (((low * 1103515245 + next_low * 7919) >> 9) & 1048575);
    high := low;
    low := next_low;
  END LOOP;
  RETURN (high << 20) | low;
END $$;
--> statement-breakpoint
-- A UUID whose first 40 bits are given once: people read them as the number of an order.
CREATE FUNCTION new_order_id() RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT overlay(gen_random_uuid()::text PLACING substr(hex, 1, 8) || '-' || substr(hex, 9, 2) FROM 1 FOR 11)::uuid
  FROM (SELECT lpad(to_hex(scatter_order_number(nextval('order_numbers'))), 10, '0') AS hex) given
$$;
--> statement-breakpoint
-- §4: the choice can't be changed or unlinked afterwards.
CREATE FUNCTION social_identities_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'social_identities: % is refused, a binding is final', TG_OP
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER social_identities_final BEFORE UPDATE OR DELETE ON social_identities
FOR EACH ROW EXECUTE FUNCTION social_identities_refuse_change();
