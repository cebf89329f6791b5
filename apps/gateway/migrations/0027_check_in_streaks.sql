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
