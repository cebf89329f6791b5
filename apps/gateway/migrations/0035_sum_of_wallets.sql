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
