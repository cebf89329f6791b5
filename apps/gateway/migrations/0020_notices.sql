CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"group_name" text,
	"title_vi" text NOT NULL,
	"title_en" text NOT NULL,
	"content_vi" text NOT NULL,
	"content_en" text NOT NULL,
	"link" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("type","group_name","starts_at" DESC NULLS LAST,"id" DESC NULLS LAST);