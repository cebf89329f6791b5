-- Holds what a win of a customer takes: the main account, the house's side, the cursor of his events. It is one statement a customer, which one
-- machine of a cluster can do, and one round trip for many of them.
CREATE FUNCTION hold_free_wallet(customer uuid, is_patient boolean) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  held bigint;
BEGIN
  IF is_patient THEN
    SELECT a.balance INTO held FROM accounts a
      JOIN accounts g ON g.customer_id = a.customer_id AND g.kind = 'games' AND g.currency = a.currency
      JOIN live_cursors c ON c.customer_id = a.customer_id
      WHERE a.customer_id = customer AND a.kind = 'main' AND a.currency = house_currency() FOR UPDATE;
  ELSE
    SELECT a.balance INTO held FROM accounts a
      JOIN accounts g ON g.customer_id = a.customer_id AND g.kind = 'games' AND g.currency = a.currency
      JOIN live_cursors c ON c.customer_id = a.customer_id
      WHERE a.customer_id = customer AND a.kind = 'main' AND a.currency = house_currency() FOR UPDATE SKIP LOCKED;
  END IF;
  RETURN held;
END $$;
