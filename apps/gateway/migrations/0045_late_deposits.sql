CREATE INDEX IF NOT EXISTS "deposits_counted" ON "deposits" USING btree ("customer_id",(case when "state" = 'credited' and "settled_at" > "expires_at" then "settled_at" else "created_at" end));--> statement-breakpoint
-- When a deposit counts for a limit of its player: from its order on, and a payment that came after the order's time when it came. Else orders of
-- several days that expire, and are all paid on one, would each find the room of its own day. The index has the same words.
CREATE FUNCTION protection_deposit_at(state text, created_at timestamptz, settled_at timestamptz, expires_at timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN state = 'credited' AND settled_at > expires_at THEN settled_at ELSE created_at END
$$;
--> statement-breakpoint
-- Gross: what is credited, and what waits to be. An order that was given up or had expired, and is paid all the same, needs room as a new one;
-- where there is none, the payment goes back. It is no play: money that has come is not refused for a break, since it can be withdrawn.
CREATE OR REPLACE FUNCTION protection_on_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  guard protection_guards;
  counts_at timestamptz := protection_deposit_at(NEW.state, NEW.created_at, NEW.settled_at, NEW.expires_at);
  broken record;
BEGIN
  SELECT * INTO guard FROM protection_guards WHERE customer_id = NEW.customer_id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN PERFORM protection_assert_open(guard); END IF;
  SELECT l.period, l.amount, counted.used, (
      SELECT min(protection_ends(l.period, q.at)) FROM (
        SELECT d.id, d.at, coalesce(sum(d.amount) FILTER (WHERE d.id <> NEW.id)
          OVER (ORDER BY d.at DESC, d.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS rest
        FROM (
          SELECT id, amount, protection_deposit_at(state, created_at, settled_at, expires_at) AS at FROM deposits
          WHERE customer_id = NEW.customer_id AND state IN ('waiting', 'credited')
            AND protection_deposit_at(state, created_at, settled_at, expires_at) > since.moment
        ) d
      ) q
      WHERE (CASE l.period WHEN 'month' THEN 0 ELSE q.rest END) + NEW.amount <= l.amount AND (q.id <> NEW.id OR l.period = 'month')
    ) AS fits INTO broken
  FROM protection_limits l
  CROSS JOIN LATERAL (
    SELECT CASE l.period WHEN 'month' THEN protection_since('month', counts_at) - interval '1 microsecond'
      WHEN 'week' THEN counts_at - interval '168 hours' ELSE counts_at - interval '24 hours' END AS moment
  ) since
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.amount), 0)::bigint AS used FROM deposits d
    WHERE d.customer_id = NEW.customer_id AND d.state IN ('waiting', 'credited')
      AND protection_deposit_at(d.state, d.created_at, d.settled_at, d.expires_at) > since.moment
  ) counted
  WHERE l.customer_id = NEW.customer_id AND l.kind = 'deposit' AND counted.used > l.amount
  ORDER BY fits DESC NULLS FIRST, l.amount - counted.used, l.period LIMIT 1;
  IF FOUND THEN PERFORM protection_refuse_limit('deposit', broken.period, broken.amount, broken.used - NEW.amount, broken.fits); END IF;
  RETURN NULL;
END $$;
