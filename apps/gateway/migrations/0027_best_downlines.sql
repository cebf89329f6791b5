ALTER TABLE "daily_figures" ADD COLUMN "upline_id" uuid;--> statement-breakpoint
ALTER TABLE "team_figures" ADD COLUMN "upline_id" uuid;
--> statement-breakpoint
-- As in 0004, and the figures of a customer who is moved name his new upline. No follower counts meanwhile, who may have read the old one.
CREATE OR REPLACE FUNCTION customers_upline_path() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND EXISTS (SELECT FROM customers WHERE upline_id = NEW.id AND id <> NEW.id) THEN
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
  IF TG_OP = 'UPDATE' AND NEW.upline_id IS DISTINCT FROM OLD.upline_id THEN
    LOCK TABLE daily_figures IN SHARE ROW EXCLUSIVE MODE;
    UPDATE daily_figures SET upline_id = nullif(NEW.upline_id, NEW.id) WHERE customer_id = NEW.id;
    UPDATE team_figures SET upline_id = nullif(NEW.upline_id, NEW.id) WHERE customer_id = NEW.id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What was before.
UPDATE daily_figures f SET upline_id = c.upline_id FROM customers c WHERE c.id = f.customer_id AND c.upline_id <> c.id;
--> statement-breakpoint
UPDATE team_figures f SET upline_id = c.upline_id FROM customers c WHERE c.id = f.customer_id AND c.upline_id <> c.id;
--> statement-breakpoint
CREATE INDEX "daily_figures_downlines" ON "daily_figures" USING btree ("upline_id","day","bet","customer_id") WHERE upline_id is not null and bet <> 0;--> statement-breakpoint
CREATE INDEX "team_figures_downlines" ON "team_figures" USING btree ("upline_id","day","bet","customer_id") WHERE upline_id is not null and bet <> 0;--> statement-breakpoint
CREATE INDEX "rains_of_agent" ON "rains" USING btree ("agent_id","ends_at") WHERE "rains"."agent_id" is not null;--> statement-breakpoint
ALTER TABLE "promotion_entries" ADD COLUMN "streak" integer;--> statement-breakpoint
-- What was before: of each check-in, how many days there were in a row up to it.
UPDATE promotion_entries e SET streak = s.streak FROM (
  SELECT customer_id, id, row_number() OVER (PARTITION BY customer_id, promotion_id, run ORDER BY day)::int AS streak FROM (
    SELECT e.customer_id, e.id, e.promotion_id, e.occasion::date AS day,
      e.occasion::date - (row_number() OVER (PARTITION BY e.customer_id, e.promotion_id ORDER BY e.occasion))::int AS run
    FROM promotion_entries e JOIN promotions p ON p.promotion_id = e.promotion_id AND p.terms ->> 'kind' = 'checkIn'
    WHERE e.state = 'claimed' AND e.occasion <> 'once'
  ) d
) s WHERE s.customer_id = e.customer_id AND s.id = e.id;
