ALTER TABLE "customers" ADD COLUMN "opened_mobile" text;--> statement-breakpoint
CREATE INDEX "customers_opened_mobile" ON "customers" USING btree ("opened_mobile") WHERE "customers"."opened_mobile" is not null;--> statement-breakpoint
-- Accounts that a phone opened bore its number as their name, which their agents could read. They get a name of their own, and log in by the phone as before.
WITH named AS (
  SELECT id, account, 'p' || substr(md5(random()::text || id::text), 1, 9) AS made FROM customers WHERE account ~ '^[0-9]+[b-z]?$'
), told AS (
  UPDATE customers c SET profile = jsonb_set(c.profile, '{recommenderId}', to_jsonb(named.made)) FROM named
    WHERE c.profile ->> 'recommenderId' = named.account AND c.account !~ '^[0-9]+[b-z]?$'
)
UPDATE customers c SET opened_mobile = '+' || substring(c.account from '^[0-9]+'), account = named.made,
    nickname = CASE WHEN c.nickname = c.account THEN named.made ELSE c.nickname END,
    profile = CASE WHEN up.made IS NULL THEN c.profile ELSE jsonb_set(c.profile, '{recommenderId}', to_jsonb(up.made)) END
  FROM named LEFT JOIN customers own ON own.id = named.id LEFT JOIN named up ON up.account = own.profile ->> 'recommenderId'
  WHERE c.id = named.id;
