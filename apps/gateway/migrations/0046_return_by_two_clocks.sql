-- The return after an exclusion is 24 hours after the statement began. On a cluster that is the coordinator's moment, and this function has its
-- machine's, which is later and of another clock: a minute is left for that.
CREATE OR REPLACE FUNCTION protection_keep_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.opens_at > clock_timestamp() AND (TG_OP = 'DELETE' OR NEW.customer_id <> OLD.customer_id OR NEW.closed_until IS NULL OR NEW.closed_until < OLD.closed_until
    OR NEW.opens_at < OLD.closed_until
    OR (OLD.closed_by = 'exclusion' AND (NEW.closed_by = 'break'
      OR (NEW.opens_at < OLD.opens_at AND NEW.opens_at < statement_timestamp() + interval '23 hours 59 minutes')))) THEN
    RAISE EXCEPTION 'protection: a break or an exclusion stands until its end' USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
