-- The zone in which the days of the books begin. A gateway that starts on an empty database puts its brand's in place (ledger/house.ts).
CREATE FUNCTION house_time_zone() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 'Asia/Ho_Chi_Minh'::text $$;
