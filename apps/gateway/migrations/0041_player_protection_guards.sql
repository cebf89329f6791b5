-- Limits of players and their breaks, held where money moves: within the statement that moves it, behind the lock of the account that it takes.
-- A volatile function reads what was committed before each of its statements, and each of them holds the guard's row: of two bets at once, also from
-- two wallets, the second sees the first. A player without a guard costs one look into an index.
CREATE FUNCTION protection_quarter(moment timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_timestamp(floor(extract(epoch FROM moment) / 900) * 900)
$$;
--> statement-breakpoint
-- The first quarter of an hour that counts: the whole one in which the 24 hours or 7 days begin, or the first of the month in the house's zone.
CREATE FUNCTION protection_since(period text, moment timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE period
    WHEN 'day' THEN protection_quarter(moment - interval '24 hours')
    WHEN 'week' THEN protection_quarter(moment - interval '168 hours')
    ELSE date_trunc('month', moment AT TIME ZONE house_time_zone()) AT TIME ZONE house_time_zone() END
$$;
--> statement-breakpoint
-- When what counted from a moment on counts no more: of a quarter its end, of a deposit its moment.
CREATE FUNCTION protection_ends(period text, counted timestamptz) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE period
    WHEN 'day' THEN counted + interval '24 hours'
    WHEN 'week' THEN counted + interval '168 hours'
    ELSE (date_trunc('month', counted AT TIME ZONE house_time_zone()) + interval '1 month') AT TIME ZONE house_time_zone() END
$$;
--> statement-breakpoint
-- The program reads the detail, and tells the player.
CREATE FUNCTION protection_refuse(stop jsonb) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RAISE EXCEPTION 'protection: %', stop ->> 'by' USING ERRCODE = 'BZ001', DETAIL = stop::text;
END $$;
--> statement-breakpoint
CREATE FUNCTION protection_iso(moment timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN isfinite(moment) THEN to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END
$$;
--> statement-breakpoint
-- When play returns by itself, or the end of an exclusion that was not asked back from yet; null for good, and behind that end.
CREATE FUNCTION protection_reopens(guard protection_guards) RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT protection_iso(CASE WHEN isfinite(guard.opens_at) THEN guard.opens_at WHEN guard.closed_until > clock_timestamp() THEN guard.closed_until END)
$$;
--> statement-breakpoint
CREATE FUNCTION protection_assert_open(guard protection_guards) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  IF guard.opens_at > clock_timestamp() THEN
    PERFORM protection_refuse(jsonb_strip_nulls(jsonb_build_object('by', guard.closed_by, 'until', protection_reopens(guard))));
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION protection_refuse_limit(name text, span text, most bigint, used bigint, until timestamptz) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM protection_refuse(jsonb_strip_nulls(jsonb_build_object('by', 'limit', 'kind', name, 'period', span, 'amount', most,
    'left', greatest(most - used, 0), 'currency', house_currency(), 'until', protection_iso(until))));
END $$;
--> statement-breakpoint
CREATE FUNCTION protection_count(customer uuid, moment timestamptz, more_staked bigint, more_won bigint) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO protection_sums AS s (customer_id, quarter, staked, won)
  VALUES (customer, protection_quarter(moment), more_staked, more_won)
  ON CONFLICT (customer_id, quarter) DO UPDATE SET staked = s.staked + excluded.staked, won = s.won + excluded.won;
END $$;
--> statement-breakpoint
-- Refuses a stake that is counted already, where a limit does not have room for it. Of several, the one that has room the latest is named.
CREATE FUNCTION protection_assert_limits(customer uuid, moment timestamptz, stake bigint) RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  broken record;
BEGIN
  SELECT l.kind, l.period, l.amount, counted.used, (
      SELECT min(protection_ends(l.period, CASE l.period WHEN 'month' THEN q.quarter ELSE q.quarter + interval '15 minutes' END))
      FROM (
        SELECT s.quarter, coalesce(sum(CASE l.kind WHEN 'wager' THEN s.staked ELSE s.staked - s.won END)
          OVER (ORDER BY s.quarter DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS rest,
          s.quarter = protection_quarter(moment) AS is_now
        FROM protection_sums s WHERE s.customer_id = customer AND s.quarter >= protection_since(l.period, moment)
      ) q
      -- What is asked for now is counted in the newest quarter: without it nothing of it is in the rest.
      WHERE CASE WHEN l.period = 'month' THEN stake ELSE q.rest + CASE WHEN q.is_now THEN stake ELSE 0 END END <= l.amount
    ) AS fits INTO broken
  FROM protection_limits l
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(CASE l.kind WHEN 'wager' THEN s.staked ELSE s.staked - s.won END), 0)::bigint AS used
    FROM protection_sums s WHERE s.customer_id = customer AND s.quarter >= protection_since(l.period, moment)
  ) counted
  WHERE l.customer_id = customer AND l.kind IN ('wager', 'loss') AND counted.used > l.amount
  ORDER BY fits DESC NULLS FIRST, l.amount - counted.used, l.kind DESC, l.period LIMIT 1;
  IF FOUND THEN PERFORM protection_refuse_limit(broken.kind, broken.period, broken.amount, broken.used - stake, broken.fits); END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION protection_on_bet() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  guard protection_guards;
BEGIN
  SELECT * INTO guard FROM protection_guards WHERE customer_id = NEW.customer_id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM protection_assert_open(guard);
  PERFORM protection_count(NEW.customer_id, NEW.created_at, NEW.amount, 0);
  PERFORM protection_assert_limits(NEW.customer_id, NEW.created_at, NEW.amount);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER protection_on_bet AFTER INSERT ON wallet_transactions
FOR EACH ROW WHEN (NEW.kind = 'bet' AND NOT NEW.is_held AND NEW.rolled_back_at IS NULL AND NEW.amount > 0)
EXECUTE FUNCTION protection_on_bet();
--> statement-breakpoint
CREATE FUNCTION protection_on_win() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM protection_guards WHERE customer_id = NEW.customer_id) THEN
    PERFORM protection_count(NEW.customer_id, NEW.created_at, 0, NEW.amount);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER protection_on_win AFTER INSERT ON wallet_transactions
FOR EACH ROW WHEN (NEW.kind = 'win' AND NEW.rolled_back_at IS NULL AND NEW.amount > 0)
EXECUTE FUNCTION protection_on_win();
--> statement-breakpoint
-- What is taken back is taken from where it was counted: a period's bet of a multi-period order from the moment of that order.
CREATE FUNCTION protection_on_rollback() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := NEW.created_at;
BEGIN
  IF NOT EXISTS (SELECT FROM protection_guards WHERE customer_id = NEW.customer_id) THEN RETURN NULL; END IF;
  IF NEW.is_held THEN
    SELECT c.created_at INTO moment FROM lottery_orders o JOIN lottery_chases c ON c.customer_id = o.customer_id AND c.id = o.chase_id
    WHERE o.customer_id = NEW.customer_id AND o.id = NEW.round_id::uuid;
  END IF;
  PERFORM protection_count(NEW.customer_id, moment,
    CASE NEW.kind WHEN 'bet' THEN -NEW.amount ELSE 0 END, CASE NEW.kind WHEN 'win' THEN -NEW.amount ELSE 0 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER protection_on_rollback AFTER UPDATE OF rolled_back_at ON wallet_transactions
FOR EACH ROW WHEN (OLD.rolled_back_at IS NULL AND NEW.rolled_back_at IS NOT NULL AND NEW.kind IN ('bet', 'win') AND NEW.amount > 0)
EXECUTE FUNCTION protection_on_rollback();
--> statement-breakpoint
-- A multi-period order counts whole from the start; what comes back of it never counted.
CREATE FUNCTION protection_on_chase() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  guard protection_guards;
BEGIN
  SELECT * INTO guard FROM protection_guards WHERE customer_id = NEW.customer_id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    PERFORM protection_count(NEW.customer_id, NEW.created_at, OLD.returned - NEW.returned, 0);
    RETURN NULL;
  END IF;
  PERFORM protection_assert_open(guard);
  PERFORM protection_count(NEW.customer_id, NEW.created_at, NEW.amount, 0);
  PERFORM protection_assert_limits(NEW.customer_id, NEW.created_at, NEW.amount);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER protection_on_chase AFTER INSERT ON lottery_chases
FOR EACH ROW EXECUTE FUNCTION protection_on_chase();
--> statement-breakpoint
CREATE TRIGGER protection_on_chase_return AFTER UPDATE OF returned ON lottery_chases
FOR EACH ROW WHEN (OLD.returned <> NEW.returned) EXECUTE FUNCTION protection_on_chase();
--> statement-breakpoint
-- Gross: what is credited, and what waits to be. An order that was given up or had expired, and is paid all the same, needs room as a new one;
-- where there is none, the payment goes back. It is no play: money that has come is not refused for a break, since it can be withdrawn.
CREATE FUNCTION protection_on_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  guard protection_guards;
  broken record;
BEGIN
  SELECT * INTO guard FROM protection_guards WHERE customer_id = NEW.customer_id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN PERFORM protection_assert_open(guard); END IF;
  SELECT l.period, l.amount, counted.used, (
      SELECT min(protection_ends(l.period, q.created_at)) FROM (
        SELECT d.id, d.created_at, coalesce(sum(d.amount) FILTER (WHERE d.id <> NEW.id)
          OVER (ORDER BY d.created_at DESC, d.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS rest
        FROM deposits d
        WHERE d.customer_id = NEW.customer_id AND d.state IN ('waiting', 'credited') AND d.created_at > since.moment
      ) q
      WHERE (CASE l.period WHEN 'month' THEN 0 ELSE q.rest END) + NEW.amount <= l.amount AND (q.id <> NEW.id OR l.period = 'month')
    ) AS fits INTO broken
  FROM protection_limits l
  CROSS JOIN LATERAL (
    SELECT CASE l.period WHEN 'month' THEN protection_since('month', NEW.created_at) - interval '1 microsecond'
      WHEN 'week' THEN NEW.created_at - interval '168 hours' ELSE NEW.created_at - interval '24 hours' END AS moment
  ) since
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(d.amount), 0)::bigint AS used FROM deposits d
    WHERE d.customer_id = NEW.customer_id AND d.state IN ('waiting', 'credited') AND d.created_at > since.moment
  ) counted
  WHERE l.customer_id = NEW.customer_id AND l.kind = 'deposit' AND counted.used > l.amount
  ORDER BY fits DESC NULLS FIRST, l.amount - counted.used, l.period LIMIT 1;
  IF FOUND THEN PERFORM protection_refuse_limit('deposit', broken.period, broken.amount, broken.used - NEW.amount, broken.fits); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER protection_on_deposit AFTER INSERT ON deposits
FOR EACH ROW WHEN (NEW.state = 'waiting') EXECUTE FUNCTION protection_on_deposit();
--> statement-breakpoint
CREATE TRIGGER protection_on_late_deposit AFTER UPDATE OF state ON deposits
FOR EACH ROW WHEN (NEW.state = 'credited' AND OLD.state NOT IN ('waiting', 'credited')) EXECUTE FUNCTION protection_on_deposit();
--> statement-breakpoint
-- By the statement's own moment, which is the same here and in what it sets. Nobody opens what a player has closed: a break and an exclusion stand until their end, and play returns from an exclusion a day after it was asked for.
CREATE FUNCTION protection_keep_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.opens_at > clock_timestamp() AND (TG_OP = 'DELETE' OR NEW.customer_id <> OLD.customer_id OR NEW.closed_until IS NULL OR NEW.closed_until < OLD.closed_until
    OR NEW.opens_at < OLD.closed_until
    OR (OLD.closed_by = 'exclusion' AND (NEW.closed_by = 'break'
      OR (NEW.opens_at < OLD.opens_at AND NEW.opens_at < statement_timestamp() + interval '24 hours')))) THEN
    RAISE EXCEPTION 'protection: a break or an exclusion stands until its end' USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER protection_keep_closed BEFORE UPDATE OR DELETE ON protection_guards
FOR EACH ROW EXECUTE FUNCTION protection_keep_closed();
