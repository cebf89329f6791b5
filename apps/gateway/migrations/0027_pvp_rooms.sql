CREATE TABLE "pvp_rooms" (
	"room_id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"name_vi" text NOT NULL,
	"name_en" text NOT NULL,
	"min_stake" bigint NOT NULL,
	"max_stake" bigint NOT NULL,
	"min_balance" bigint NOT NULL,
	"seats" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "pvp_rooms_stakes" CHECK ("pvp_rooms"."min_stake" > 0 and "pvp_rooms"."max_stake" >= "pvp_rooms"."min_stake"),
	CONSTRAINT "pvp_rooms_entry" CHECK ("pvp_rooms"."min_balance" >= "pvp_rooms"."min_stake" and "pvp_rooms"."seats" > 0)
);
--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "room_id" text;--> statement-breakpoint
CREATE INDEX "game_sessions_seats" ON "game_sessions" USING btree ("created_at") WHERE "game_sessions"."room_id" is not null and "game_sessions"."ended_at" is null;