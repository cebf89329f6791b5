-- The money that the books are kept in. A gateway that starts on an empty database puts its brand's in place (ledger/house.ts).
CREATE FUNCTION house_currency() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 'VND'::text $$;
