ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_customer_id_transaction_id_ledger_transactions_customer_id_id_fk";
--> statement-breakpoint
-- Each entry looks at its whole transaction, once the statement is done: no statement-level trigger and no transition table, which clusters
-- that are spread by customer do not have. It finds the transaction as well; a foreign key would look for it a second time.
CREATE FUNCTION ledger_check_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_transactions t WHERE t.customer_id = NEW.customer_id AND t.id = NEW.transaction_id) THEN
    RAISE EXCEPTION 'ledger: there is no transaction %', NEW.transaction_id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_entries_of_transaction';
  END IF;
  IF (SELECT sum(e.amount) <> 0 OR count(*) < 2 FROM ledger_entries e
      WHERE e.customer_id = NEW.customer_id AND e.transaction_id = NEW.transaction_id AND e.currency = NEW.currency) THEN
    RAISE EXCEPTION 'ledger: the entries of a transaction must be two or more and sum to nothing per currency'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transaction_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_check_entry AFTER INSERT ON ledger_entries
FOR EACH ROW EXECUTE FUNCTION ledger_check_entry();
--> statement-breakpoint
DROP TRIGGER ledger_check_batch ON ledger_entries;
--> statement-breakpoint
DROP FUNCTION ledger_check_batch();
