CREATE TABLE "favorite_games" (
	"customer_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_games_customer_id_node_id_pk" PRIMARY KEY("customer_id","node_id")
);
--> statement-breakpoint
CREATE INDEX "game_sessions_recent" ON "game_sessions" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "games_node" ON "games" USING btree ("node_id");