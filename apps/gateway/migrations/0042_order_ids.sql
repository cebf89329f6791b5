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
