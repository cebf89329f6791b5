CREATE TABLE "seen_bodies" (
	"hash" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "seen_bodies_seen" ON "seen_bodies" USING btree ("seen_at");